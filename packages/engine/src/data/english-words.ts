/**
 * Matches English words, without a plural ending, that differ by one or two letters from the name of an everyday unit
 * but are not typos.
 */
export const englishWords = /^(?:cart|crow|decode|decoder|decree|galleon|glass|gallop|gallow|lifter|lighter|liner|litter|liver|meteor|minuet|moth|mouth|paint|print|quark|quarto|quartz|store|stove|term|tone|yearn)s?$/;

/** Matches English words that look like a symbol with a prefix or a plural ending: dates are not dekatonnes, a bus is not two bushels. */
export const wordsLikeSymbols = /^(?:dates?|bus|fly|gas|glass|stats)$/;
