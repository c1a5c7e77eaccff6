/** English words, without a plural ending, that differ by a letter or two from the name of an everyday unit, and are meant as they are written. */
export const englishWords = /^(?:decode|decoder|decree|galleon|gallop|gallow|lifter|lighter|liner|litter|liver|meteor|minuet|mouth|paint|print|quark|quarto|quartz|store|stove|yearn)s?$/;
