/** English words of six letters and more that differ by a letter or two from the name of an everyday unit, and are meant as they are written. */
export const englishWords: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'caloric decode decoders decodes decree decreed decrees degreed galleon galleons gallop gallops gallows lifter lifters ' +
    'lighters liners litter litters livers melters meteor meteors metiers minsters minuet minuets minutiae mouths paints ' +
    'prints quarks quarto quartos quartz seconded stores stoves yearns'
  ).split(' '),
);
