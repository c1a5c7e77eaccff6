/** English words, without a plural ending, that differ by a letter or two from the name of an everyday unit, and are meant as they are written. */
export const englishWords = /^(?:cart|crow|decode|decoder|decree|galleon|gallop|gallow|lifter|lighter|liner|litter|liver|meteor|minuet|moth|mouth|paint|print|quark|quarto|quartz|store|stove|term|tone|yearn)s?$/;
