/** An analyte with a page. */
export interface PopularSubstance {
  /** Its identifier. */
  readonly id: string;
  /** The usual range of concentrations, from the lowest to the highest, in the analyte's unit of mass. */
  readonly met: readonly [lowest: number, highest: number];
}

/**
 * The analytes with a page, the most popular first. Their concentrations are those of adults, in health and in common
 * illness, and only decide the values of tables.
 */
export const popularSubstances: readonly PopularSubstance[] = [
  { id: 'glucose', met: [40, 300] },
  { id: 'cholesterol', met: [80, 350] },
  { id: 'triglycerides', met: [40, 1000] },
  { id: 'creatinine', met: [0.4, 10] },
  { id: 'uric-acid', met: [2, 12] },
  { id: 'urea', met: [10, 200] },
  { id: 'urea-nitrogen', met: [5, 100] },
  { id: 'bilirubin', met: [0.2, 20] },
  { id: 'calcium', met: [6, 14] },
  { id: 'magnesium', met: [1, 5] },
  { id: 'phosphorus', met: [1, 8] },
  { id: 'phosphate', met: [1, 8] },
  { id: 'iron', met: [20, 450] },
  { id: 'zinc', met: [40, 150] },
  { id: 'copper', met: [40, 250] },
  { id: 'selenium', met: [40, 200] },
  { id: 'lead', met: [1, 80] },
  { id: 'lithium', met: [0.2, 2] },
  { id: 'iodine', met: [20, 500] },
  { id: 'hemoglobin', met: [6, 20] },
  { id: 'albumin', met: [1.5, 6] },
  { id: 'ferritin', met: [5, 2000] },
  { id: 'vitamin-d', met: [5, 150] },
  { id: 'vitamin-b12', met: [100, 1500] },
  { id: 'folate', met: [2, 25] },
  { id: 'vitamin-a', met: [10, 120] },
  { id: 'vitamin-c', met: [0.1, 2.5] },
  { id: 'vitamin-e', met: [0.3, 3] },
  { id: 'thyroxine', met: [2, 20] },
  { id: 'free-thyroxine', met: [0.3, 5] },
  { id: 'triiodothyronine', met: [40, 400] },
  { id: 'free-triiodothyronine', met: [1, 15] },
  { id: 'testosterone', met: [10, 1200] },
  { id: 'estradiol', met: [10, 3000] },
  { id: 'progesterone', met: [0.2, 200] },
  { id: 'cortisol', met: [1, 60] },
  { id: 'aldosterone', met: [1, 60] },
  { id: 'dhea-sulfate', met: [10, 700] },
  { id: 'insulin', met: [0.1, 5] },
  { id: 'c-peptide', met: [0.2, 10] },
  { id: 'parathyroid-hormone', met: [5, 1000] },
  { id: 'lactate', met: [3, 100] },
  { id: 'beta-hydroxybutyrate', met: [0.5, 100] },
  { id: 'ammonia', met: [10, 500] },
  { id: 'homocysteine', met: [0.5, 15] },
  { id: 'ethanol', met: [10, 400] },
  { id: 'acetaminophen', met: [5, 300] },
  { id: 'digoxin', met: [0.3, 5] },
  { id: 'theophylline', met: [2, 40] },
  { id: 'caffeine', met: [1, 100] },
];
