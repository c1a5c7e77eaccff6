/**
 * Matches English words, without a plural ending, that differ by one or two letters from the name of an everyday unit
 * but are not typos.
 */
export const englishWords = /^(?:cart|crow|decode|decoder|decree|galleon|glass|gallop|gallow|lifter|lighter|liner|litter|liver|meteor|minuet|moth|mouth|paint|pin|pit|print|quark|quarto|quartz|store|stove|term|tone|yearn)s?$/;

/**
 * Matches English words that look like a symbol or a rare name with a prefix, or with a plural ending: dates are not dekatonnes, a bus is not two
 * bushels, and a centipede is not a hundredth of a Roman foot.
 */
export const wordsLikeUnits = /^(?:alps|damps|dates?|bus|fly|flux|gas|glass|humas?|(?:centi|milli)pedes?|megapodes?|(?:micro|nano)particles?|microspheres?|(?:peta|pico)lines?|pumas?|stats)$/i;
