/**
 * The documents that define the units, each listed once.
 *
 * A primary source is the law, treaty, standard or resolution that fixes the number, or the
 * laboratory report that measured it; never a table that repeats it.
 */
export interface Source {
  readonly title: string;
  /** Who adopted or published it. */
  readonly body: string;
  readonly year: number;
  /** Where the text stands, when its publisher keeps it openly on the web. */
  readonly url?: string;
}

export const sources = {
  SI9: { title: 'The International System of Units (SI), 9th edition', body: 'BIPM', year: 2019, url: 'https://www.bipm.org/en/publications/si-brochure' },
  IYP1959: { title: 'Refinement of values for the yard and the pound (24 FR 5348)', body: 'US National Bureau of Standards and US Coast and Geodetic Survey', year: 1959, url: 'https://www.ngs.noaa.gov/PUBS_LIB/FedRegister/FRdoc59-5442.pdf' },
  HB44: { title: 'NIST Handbook 44, Specifications, Tolerances, and Other Technical Requirements for Weighing and Measuring Devices, Appendix C: General Tables of Units of Measurement', body: 'NIST', year: 2024, url: 'https://www.nist.gov/pml/owm/nist-handbook-44' },
  SP811: { title: 'NIST Special Publication 811, Guide for the Use of the International System of Units (SI)', body: 'NIST', year: 2008, url: 'https://www.nist.gov/pml/special-publication-811' },
  CODATA2022: { title: 'CODATA recommended values of the fundamental physical constants: 2022', body: 'CODATA Task Group on Fundamental Constants', year: 2024, url: 'https://physics.nist.gov/cuu/Constants/' },
  WMA1985: { title: 'Weights and Measures Act 1985, Schedule 1', body: 'Parliament of the United Kingdom', year: 1985, url: 'https://www.legislation.gov.uk/ukpga/1985/72/schedule/1' },
  UMR1995: { title: 'The Units of Measurement Regulations 1995 (SI 1995/1804)', body: 'Parliament of the United Kingdom', year: 1995, url: 'https://www.legislation.gov.uk/uksi/1995/1804' },
  IAU2012B2: { title: 'Resolution B2 on the re-definition of the astronomical unit of length', body: 'IAU', year: 2012, url: 'https://www.iau.org/static/resolutions/IAU2012_English.pdf' },
  IAU2015B2: { title: 'Resolution B2 on recommended zero points for the absolute and apparent bolometric magnitude scales', body: 'IAU', year: 2015, url: 'https://www.iau.org/static/resolutions/IAU2015_English.pdf' },
  IAU2015B3: { title: 'Resolution B3 on recommended nominal conversion constants for selected solar and planetary properties', body: 'IAU', year: 2015, url: 'https://www.iau.org/static/resolutions/IAU2015_English.pdf' },
  IEC80000_13: { title: 'IEC 80000-13, Quantities and units, part 13: Information science and technology', body: 'IEC', year: 2025 },
  ISO80000_3: { title: 'ISO 80000-3, Quantities and units, part 3: Space and time', body: 'ISO', year: 2019 },
  ISO80000_4: { title: 'ISO 80000-4, Quantities and units, part 4: Mechanics', body: 'ISO', year: 2019 },
} as const satisfies Readonly<Record<string, Source>>;

/** Key of a document in {@link sources}. */
export type SourceId = keyof typeof sources;
