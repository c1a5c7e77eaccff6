/** A substance that laboratories measure, with what leads from its mass to its amount. */
export interface AnalyteRow {
  /** Kebab-case identifier. */
  readonly id: string;

  /** English name. */
  readonly name: string;

  /** The formula of what a mole of it counts: the molar mass follows from the atomic weights. */
  readonly formula?: string;

  /** Grams a mole, where no one formula says it: proteins, whose chains carry sugars and differ. Fixed by convention of laboratories. */
  readonly molarMass?: string;

  /** The size of an international unit of it, in milligrams, in nanomoles or in both, and the document that says so. */
  readonly unit?: { readonly milligrams?: string; readonly nanomoles?: string; readonly source: string };

  /** Elementary charges of its ion in the body, for equivalents. */
  readonly charge?: number;

  /** Further names, read in any case; spaces, hyphens and underscores alike. No other analyte shares them. */
  readonly aliases?: readonly string[];

  /** The two units of laboratory reports: by mass, and by amount of substance. */
  readonly units: readonly [mass: string, amount: string];

  /** A caveat that a reader must know. */
  readonly note?: string;
}

const dsid = 'Unit conversions, Dietary Supplement Ingredient Database, US Department of Agriculture and National Institutes of Health';
const equivalents = 'Mass equivalents of 1 IU, after the European Pharmacopoeia and the World Health Organization';

/**
 * Analytes of clinical laboratories. Formulas are those of PubChem (US National Library of Medicine); the masses of proteins those that
 * laboratories calculate with: those of the AMA Manual of Style, 11th edition, and of albumin and transferrin, which it leaves in grams, the
 * usual ones of the literature.
 */
// oxfmt-ignore
export const analytes: readonly AnalyteRow[] = [
  // Metabolism
  { id: 'glucose', name: 'Glucose', formula: 'C6H12O6', units: ['mg/dL', 'mmol/L'], aliases: ['blood sugar', 'blood glucose', 'dextrose', 'D-glucose', 'fasting glucose', 'sugar reading', 'sugar level', 'blood sugar level'] },
  { id: 'fructose', name: 'Fructose', formula: 'C6H12O6', units: ['mg/dL', 'mmol/L'], aliases: ['levulose'] },
  { id: 'galactose', name: 'Galactose', formula: 'C6H12O6', units: ['mg/dL', 'mmol/L'] },
  { id: 'lactose', name: 'Lactose', formula: 'C12H22O11', units: ['mg/dL', 'mmol/L'], aliases: ['milk sugar'] },
  { id: 'sucrose', name: 'Sucrose', formula: 'C12H22O11', units: ['mg/dL', 'mmol/L'], aliases: ['table sugar', 'saccharose'] },
  { id: 'xylose', name: 'Xylose', formula: 'C5H10O5', units: ['mg/dL', 'mmol/L'], aliases: ['D-xylose'] },
  { id: 'lactate', name: 'Lactate', formula: 'C3H6O3', units: ['mg/dL', 'mmol/L'], aliases: ['lactic acid'], note: 'as lactic acid' },
  { id: 'pyruvate', name: 'Pyruvate', formula: 'C3H4O3', units: ['mg/dL', 'μmol/L'], aliases: ['pyruvic acid'], note: 'as pyruvic acid' },
  { id: 'beta-hydroxybutyrate', name: 'β-Hydroxybutyrate', formula: 'C4H8O3', units: ['mg/dL', 'mmol/L'], aliases: ['3-hydroxybutyrate', 'beta-hydroxybutyric acid', 'β-hydroxybutyric acid', 'BHB', 'ketones'], note: 'as the acid' },
  { id: 'acetoacetate', name: 'Acetoacetate', formula: 'C4H6O3', units: ['mg/dL', 'mmol/L'], aliases: ['acetoacetic acid'], note: 'as the acid' },
  { id: 'acetone', name: 'Acetone', formula: 'C3H6O', units: ['mg/dL', 'mmol/L'], aliases: ['propanone'] },
  { id: 'ammonia', name: 'Ammonia', formula: 'NH3', units: ['μg/dL', 'μmol/L'], aliases: ['NH3', 'plasma ammonia'] },
  { id: 'creatinine', name: 'Creatinine', formula: 'C4H7N3O', units: ['mg/dL', 'μmol/L'], aliases: ['serum creatinine', 'crea'] },
  { id: 'creatine', name: 'Creatine', formula: 'C4H9N3O2', units: ['mg/dL', 'μmol/L'] },
  { id: 'urea', name: 'Urea', formula: 'CH4N2O', units: ['mg/dL', 'mmol/L'], aliases: ['carbamide'], note: 'mass of the whole molecule; urea nitrogen (BUN) is 0.467 of it' },
  { id: 'urea-nitrogen', name: 'Urea nitrogen', formula: 'N2', units: ['mg/dL', 'mmol/L'], aliases: ['BUN', 'blood urea nitrogen', 'serum urea nitrogen', 'SUN'], note: 'mass of the nitrogen, amount of urea' },
  { id: 'uric-acid', name: 'Uric acid', formula: 'C5H4N4O3', units: ['mg/dL', 'μmol/L'], aliases: ['urate'] },
  { id: 'citrate', name: 'Citrate', formula: 'C6H8O7', units: ['mg/dL', 'μmol/L'], aliases: ['citric acid'], note: 'as citric acid' },
  { id: 'oxalate', name: 'Oxalate', formula: 'C2H2O4', units: ['mg/L', 'μmol/L'], aliases: ['oxalic acid'], note: 'as oxalic acid' },
  { id: 'carnitine', name: 'Carnitine', formula: 'C7H15NO3', units: ['mg/dL', 'μmol/L'] },
  { id: 'homocysteine', name: 'Homocysteine', formula: 'C4H9NO2S', units: ['mg/L', 'μmol/L'] },
  { id: 'methylmalonic-acid', name: 'Methylmalonic acid', formula: 'C4H6O4', units: ['μg/L', 'nmol/L'], aliases: ['MMA', 'methylmalonate'] },
  // Lipids and pigments
  { id: 'cholesterol', name: 'Cholesterol', formula: 'C27H46O', units: ['mg/dL', 'mmol/L'], aliases: ['cholestrol', 'total cholestrol', 'total cholesterol', 'total chol', 'chol', 'HDL', 'LDL', 'VLDL', 'HDL cholesterol', 'LDL cholesterol', 'non-HDL cholesterol', 'HDL-C', 'LDL-C'] },
  { id: 'triglycerides', name: 'Triglycerides', formula: 'C57H104O6', units: ['mg/dL', 'mmol/L'], aliases: ['triglyceride', 'triacylglycerol', 'triacylglycerols', 'TG', 'triolein'], note: 'as triolein, 885 g/mol' },
  { id: 'bilirubin', name: 'Bilirubin', formula: 'C33H36N4O6', units: ['mg/dL', 'μmol/L'], aliases: ['total bilirubin', 'direct bilirubin', 'conjugated bilirubin'] },
  { id: 'beta-carotene', name: 'β-Carotene', formula: 'C40H56', unit: { milligrams: '0.0006', source: dsid }, units: ['μg/dL', 'μmol/L'], aliases: ['carotene'] },
  { id: 'coproporphyrin', name: 'Coproporphyrin', formula: 'C36H38N4O8', units: ['μg/L', 'nmol/L'] },
  { id: 'uroporphyrin', name: 'Uroporphyrin', formula: 'C40H38N4O16', units: ['μg/L', 'nmol/L'] },
  { id: 'protoporphyrin', name: 'Protoporphyrin', formula: 'C34H34N4O4', units: ['μg/dL', 'μmol/L'] },
  { id: 'porphobilinogen', name: 'Porphobilinogen', formula: 'C10H14N2O4', units: ['mg/L', 'μmol/L'], aliases: ['PBG'] },
  { id: 'aminolevulinic-acid', name: 'δ-Aminolevulinic acid', formula: 'C5H9NO3', units: ['mg/L', 'μmol/L'], aliases: ['ALA', 'delta-aminolevulinic acid', 'aminolevulinate'] },
  // Electrolytes, metals and trace elements
  { id: 'sodium', name: 'Sodium', formula: 'Na', charge: 1, units: ['mg/dL', 'mmol/L'] },
  { id: 'potassium', name: 'Potassium', formula: 'K', charge: 1, units: ['mg/dL', 'mmol/L'] },
  { id: 'chloride', name: 'Chloride', formula: 'Cl', charge: 1, units: ['mg/dL', 'mmol/L'] },
  { id: 'calcium', name: 'Calcium', formula: 'Ca', charge: 2, units: ['mg/dL', 'mmol/L'], aliases: ['total calcium', 'ionized calcium'] },
  { id: 'magnesium', name: 'Magnesium', formula: 'Mg', charge: 2, units: ['mg/dL', 'mmol/L'] },
  { id: 'phosphate', name: 'Phosphate', formula: 'P', units: ['mg/dL', 'mmol/L'], aliases: ['inorganic phosphate', 'serum phosphate', 'blood phosphate', 'phosphate as phosphorus'], note: 'mass of its phosphorus, as laboratories report it: 2.6 to 4.5 mg/dL is 0.84 to 1.45 mmol/L; the whole ion is called phosphate ion here' },
  { id: 'phosphate-ion', name: 'Phosphate ion', formula: 'PO4', units: ['mg/L', 'mmol/L'], aliases: ['orthophosphate', 'PO4'], note: 'mass of the whole ion, as for water; medical laboratories report the mass of its phosphorus' },
  { id: 'phosphorus', name: 'Phosphorus', formula: 'P', units: ['mg/dL', 'mmol/L'], aliases: ['inorganic phosphorus', 'serum phosphorus'], note: 'mass of the phosphorus, amount of phosphate' },
  { id: 'bicarbonate', name: 'Bicarbonate', formula: 'HCO3', charge: 1, units: ['mg/dL', 'mmol/L'], aliases: ['hydrogen carbonate', 'HCO3'] },
  { id: 'carbon-dioxide', name: 'Carbon dioxide', formula: 'CO2', units: ['mg/dL', 'mmol/L'], aliases: ['total CO2', 'CO2'] },
  { id: 'sulfate', name: 'Sulfate', formula: 'SO4', charge: 2, units: ['mg/dL', 'mmol/L'], aliases: ['sulphate', 'SO4'] },
  { id: 'lithium', name: 'Lithium', formula: 'Li', charge: 1, units: ['mg/dL', 'mmol/L'] },
  { id: 'fluoride', name: 'Fluoride', formula: 'F', charge: 1, units: ['μg/L', 'μmol/L'] },
  { id: 'bromide', name: 'Bromide', formula: 'Br', charge: 1, units: ['mg/dL', 'mmol/L'] },
  { id: 'iodine', name: 'Iodine', formula: 'I', units: ['μg/L', 'nmol/L'], aliases: ['iodide', 'urinary iodine'], note: 'as single atoms; a mole of I₂ molecules weighs twice as much' },
  { id: 'nitrate', name: 'Nitrate', formula: 'NO3', charge: 1, units: ['mg/L', 'mmol/L'], aliases: ['NO3'] },
  { id: 'nitrite', name: 'Nitrite', formula: 'NO2', charge: 1, units: ['mg/L', 'μmol/L'], aliases: ['NO2 ion'] },
  { id: 'iron', name: 'Iron', formula: 'Fe', units: ['μg/dL', 'μmol/L'], aliases: ['serum iron', 'iron-binding capacity', 'total iron binding capacity', 'TIBC'] },
  { id: 'copper', name: 'Copper', formula: 'Cu', units: ['μg/dL', 'μmol/L'] },
  { id: 'zinc', name: 'Zinc', formula: 'Zn', units: ['μg/dL', 'μmol/L'] },
  { id: 'selenium', name: 'Selenium', formula: 'Se', units: ['μg/L', 'μmol/L'] },
  { id: 'manganese', name: 'Manganese', formula: 'Mn', units: ['μg/L', 'nmol/L'] },
  { id: 'chromium', name: 'Chromium', formula: 'Cr', units: ['μg/L', 'nmol/L'] },
  { id: 'cobalt', name: 'Cobalt', formula: 'Co', units: ['μg/L', 'nmol/L'] },
  { id: 'nickel', name: 'Nickel', formula: 'Ni', units: ['μg/L', 'nmol/L'] },
  { id: 'aluminum', name: 'Aluminum', formula: 'Al', units: ['μg/L', 'nmol/L'], aliases: ['aluminium'] },
  { id: 'arsenic', name: 'Arsenic', formula: 'As', units: ['μg/L', 'μmol/L'] },
  { id: 'cadmium', name: 'Cadmium', formula: 'Cd', units: ['μg/L', 'nmol/L'] },
  { id: 'lead', name: 'Lead', formula: 'Pb', units: ['μg/dL', 'μmol/L'], aliases: ['blood lead'] },
  { id: 'mercury', name: 'Mercury', formula: 'Hg', units: ['μg/L', 'nmol/L'] },
  { id: 'thallium', name: 'Thallium', formula: 'Tl', units: ['μg/L', 'nmol/L'] },
  // Vitamins
  { id: 'vitamin-a', name: 'Vitamin A', formula: 'C20H30O', unit: { milligrams: '0.0003', source: dsid }, units: ['μg/dL', 'μmol/L'], aliases: ['retinol'] },
  { id: 'vitamin-b1', name: 'Vitamin B1', formula: 'C12H17N4OS', units: ['μg/L', 'nmol/L'], aliases: ['thiamine', 'thiamin', 'B1'], note: 'as the thiamine ion' },
  { id: 'vitamin-b2', name: 'Vitamin B2', formula: 'C17H20N4O6', units: ['μg/L', 'nmol/L'], aliases: ['riboflavin', 'B2'] },
  { id: 'vitamin-b6', name: 'Vitamin B6', formula: 'C8H10NO6P', units: ['ng/mL', 'nmol/L'], aliases: ['pyridoxal phosphate', 'pyridoxal 5-phosphate', 'PLP', 'B6'], note: 'as pyridoxal phosphate' },
  { id: 'vitamin-b12', name: 'Vitamin B12', formula: 'C63H88CoN14O14P', units: ['pg/mL', 'pmol/L'], aliases: ['cobalamin', 'cyanocobalamin', 'B12'] },
  { id: 'folate', name: 'Folate', formula: 'C19H19N7O6', units: ['ng/mL', 'nmol/L'], aliases: ['folic acid', 'vitamin B9', 'B9'], note: 'as folic acid' },
  { id: 'vitamin-c', name: 'Vitamin C', formula: 'C6H8O6', units: ['mg/dL', 'μmol/L'], aliases: ['ascorbic acid', 'ascorbate'] },
  { id: 'vitamin-d', name: 'Vitamin D', formula: 'C27H44O2', unit: { milligrams: '0.000025', source: dsid }, units: ['ng/mL', 'nmol/L'], aliases: ['25-hydroxyvitamin D', '25-hydroxyvitamin D3', '25-hydroxyvitamin D₃', '25-OH vitamin D', '25-OH vitamin D3', '25(OH)D', '25-OH-D', 'calcidiol', 'calcifediol'], note: 'as 25-hydroxyvitamin D₃, the form that laboratories measure; IU are those of vitamin D₃' },
  { id: 'cholecalciferol', name: 'Vitamin D3', formula: 'C27H44O', unit: { milligrams: '0.000025', source: dsid }, units: ['μg', 'nmol'], aliases: ['cholecalciferol', 'colecalciferol'], note: 'the form in supplements; laboratories measure 25-hydroxyvitamin D in blood' },
  { id: 'ergocalciferol', name: 'Vitamin D2', formula: 'C28H44O', unit: { milligrams: '0.000025', source: dsid }, units: ['μg', 'nmol'], aliases: ['ergocalciferol'], note: 'the form in supplements' },
  { id: 'calcitriol', name: 'Calcitriol', formula: 'C27H44O3', units: ['pg/mL', 'pmol/L'], aliases: ['1,25-dihydroxyvitamin D', '1,25(OH)2D'] },
  { id: 'vitamin-e', name: 'Vitamin E', formula: 'C29H50O2', unit: { milligrams: '0.67', source: dsid }, units: ['mg/dL', 'μmol/L'], aliases: ['tocopherol', 'alpha-tocopherol', 'α-tocopherol', 'natural vitamin E', 'd-alpha-tocopherol', 'd-α-tocopherol'], note: 'natural vitamin E; one IU of the synthetic form has a different mass' },
  { id: 'synthetic-vitamin-e', name: 'Synthetic vitamin E', formula: 'C29H50O2', unit: { milligrams: '0.9', source: dsid }, units: ['mg', 'IU'], aliases: ['dl-alpha-tocopherol', 'dl-α-tocopherol', 'all-rac-alpha-tocopherol'], note: 'the mass of dl-alpha-tocopherol, of which half counts as vitamin E: 0.45 mg' },
  { id: 'penicillin-g', name: 'Penicillin G', formula: 'C16H17N2NaO4S', unit: { milligrams: '0.0006', source: 'Technical leaflet of benzylpenicillin sodium BP for injection, by which 600 mg are 1 mega unit; the second international standard of the World Health Organization (1953) has 1670 IU in a milligram' }, units: ['mg', 'IU'], aliases: ['benzylpenicillin', 'benzylpenicillin sodium', 'penicillin G sodium'], note: 'as its sodium salt; of the potassium salt as many units are 4 % more mass' },
  { id: 'vitamin-k', name: 'Vitamin K', formula: 'C31H46O2', units: ['ng/mL', 'nmol/L'], aliases: ['phylloquinone', 'vitamin K1'] },
  // Hormones
  { id: 'thyroxine', name: 'Thyroxine', formula: 'C15H11I4NO4', units: ['μg/dL', 'nmol/L'], aliases: ['T4', 'total T4'] },
  { id: 'free-thyroxine', name: 'Free thyroxine', formula: 'C15H11I4NO4', units: ['ng/dL', 'pmol/L'], aliases: ['free T4', 'FT4'] },
  { id: 'triiodothyronine', name: 'Triiodothyronine', formula: 'C15H12I3NO4', units: ['ng/dL', 'nmol/L'], aliases: ['T3', 'total T3'] },
  { id: 'free-triiodothyronine', name: 'Free triiodothyronine', formula: 'C15H12I3NO4', units: ['pg/mL', 'pmol/L'], aliases: ['free T3', 'FT3'] },
  { id: 'cortisol', name: 'Cortisol', formula: 'C21H30O5', units: ['μg/dL', 'nmol/L'], aliases: ['hydrocortisone'] },
  { id: 'aldosterone', name: 'Aldosterone', formula: 'C21H28O5', units: ['ng/dL', 'pmol/L'] },
  { id: 'testosterone', name: 'Testosterone', formula: 'C19H28O2', units: ['ng/dL', 'nmol/L'], aliases: ['total testosterone'] },
  { id: 'free-testosterone', name: 'Free testosterone', formula: 'C19H28O2', units: ['pg/mL', 'pmol/L'] },
  { id: 'dihydrotestosterone', name: 'Dihydrotestosterone', formula: 'C19H30O2', units: ['ng/dL', 'nmol/L'], aliases: ['DHT'] },
  { id: 'androstenedione', name: 'Androstenedione', formula: 'C19H26O2', units: ['ng/dL', 'nmol/L'] },
  { id: 'dhea', name: 'Dehydroepiandrosterone', formula: 'C19H28O2', units: ['ng/mL', 'nmol/L'], aliases: ['DHEA'] },
  { id: 'dhea-sulfate', name: 'Dehydroepiandrosterone sulfate', formula: 'C19H28O5S', units: ['μg/dL', 'μmol/L'], aliases: ['DHEAS', 'DHEA-S'] },
  { id: 'estradiol', name: 'Estradiol', formula: 'C18H24O2', units: ['pg/mL', 'pmol/L'], aliases: ['oestradiol', 'E2'] },
  { id: 'estriol', name: 'Estriol', formula: 'C18H24O3', units: ['ng/mL', 'nmol/L'], aliases: ['oestriol', 'E3'] },
  { id: 'estrone', name: 'Estrone', formula: 'C18H22O2', units: ['pg/mL', 'pmol/L'], aliases: ['oestrone', 'E1'] },
  { id: 'progesterone', name: 'Progesterone', formula: 'C21H30O2', units: ['ng/mL', 'nmol/L'] },
  { id: '17-hydroxyprogesterone', name: '17-Hydroxyprogesterone', formula: 'C21H30O3', units: ['ng/dL', 'nmol/L'], aliases: ['17-OHP', '17-OH progesterone'] },
  { id: 'epinephrine', name: 'Epinephrine', formula: 'C9H13NO3', units: ['pg/mL', 'pmol/L'], aliases: ['adrenaline'] },
  { id: 'norepinephrine', name: 'Norepinephrine', formula: 'C8H11NO3', units: ['pg/mL', 'pmol/L'], aliases: ['noradrenaline'] },
  { id: 'dopamine', name: 'Dopamine', formula: 'C8H11NO2', units: ['pg/mL', 'pmol/L'] },
  { id: 'metanephrine', name: 'Metanephrine', formula: 'C10H15NO3', units: ['pg/mL', 'nmol/L'] },
  { id: 'normetanephrine', name: 'Normetanephrine', formula: 'C9H13NO3', units: ['pg/mL', 'nmol/L'] },
  { id: 'vanillylmandelic-acid', name: 'Vanillylmandelic acid', formula: 'C9H10O5', units: ['mg/L', 'μmol/L'], aliases: ['VMA', 'vanilmandelic acid'] },
  { id: 'homovanillic-acid', name: 'Homovanillic acid', formula: 'C9H10O4', units: ['mg/L', 'μmol/L'], aliases: ['HVA'] },
  { id: '5-hydroxyindoleacetic-acid', name: '5-Hydroxyindoleacetic acid', formula: 'C10H9NO3', units: ['mg/L', 'μmol/L'], aliases: ['5-HIAA', '5-HIA'] },
  { id: 'serotonin', name: 'Serotonin', formula: 'C10H12N2O', units: ['ng/mL', 'nmol/L'], aliases: ['5-hydroxytryptamine'] },
  { id: 'melatonin', name: 'Melatonin', formula: 'C13H16N2O2', units: ['pg/mL', 'pmol/L'] },
  { id: 'histamine', name: 'Histamine', formula: 'C5H9N3', units: ['ng/mL', 'nmol/L'] },
  // Peptides and proteins
  { id: 'insulin', name: 'Insulin', formula: 'C257H383N65O77S6', unit: { milligrams: '0.0347', nanomoles: '6', source: `${equivalents}; laboratories count 6.00 pmol/L to 1 μIU/mL (Knopp, Holder-Pearson and Chase, 2018)` }, units: ['ng/mL', 'pmol/L'], aliases: ['human insulin'] },
  { id: 'c-peptide', name: 'C-peptide', formula: 'C129H211N35O48', units: ['ng/mL', 'nmol/L'], aliases: ['C peptide', 'connecting peptide'] },
  { id: 'glucagon', name: 'Glucagon', formula: 'C153H225N43O49S', units: ['pg/mL', 'pmol/L'] },
  { id: 'acth', name: 'Corticotropin', formula: 'C207H308N56O58S', units: ['pg/mL', 'pmol/L'], aliases: ['ACTH', 'adrenocorticotropic hormone'] },
  { id: 'vasopressin', name: 'Vasopressin', formula: 'C46H65N15O12S2', units: ['pg/mL', 'pmol/L'], aliases: ['antidiuretic hormone', 'ADH', 'arginine vasopressin'] },
  { id: 'bnp', name: 'B-type natriuretic peptide', formula: 'C143H244N50O42S4', units: ['pg/mL', 'pmol/L'], aliases: ['BNP', 'brain natriuretic peptide'] },
  { id: 'nt-probnp', name: 'NT-proBNP', molarMass: '8457', units: ['pg/mL', 'pmol/L'], aliases: ['NT-pro-BNP', 'N-terminal pro-B-type natriuretic peptide'] },
  { id: 'parathyroid-hormone', name: 'Parathyroid hormone', molarMass: '9425', units: ['pg/mL', 'pmol/L'], aliases: ['PTH', 'parathormone', 'intact PTH'] },
  { id: 'igf-1', name: 'Insulin-like growth factor 1', molarMass: '7649', units: ['ng/mL', 'nmol/L'], aliases: ['IGF-1', 'IGF-I', 'somatomedin C'] },
  { id: 'prolactin', name: 'Prolactin', molarMass: '23000', units: ['ng/mL', 'pmol/L'] },
  { id: 'hemoglobin', name: 'Hemoglobin', molarMass: '16114.5', units: ['g/dL', 'mmol/L'], aliases: ['haemoglobin', 'Hb', 'Hgb'], note: 'per subunit with one iron atom; counted as tetramers, there are a quarter as many moles' },
  { id: 'myoglobin', name: 'Myoglobin', formula: 'C803H1247FeN213O225S4', units: ['μg/L', 'nmol/L'], note: 'human, with its haem: the chain of UniProt P02144 without its first methionine, and haem b' },
  { id: 'albumin', name: 'Albumin', molarMass: '66500', units: ['g/dL', 'μmol/L'], aliases: ['serum albumin'] },
  { id: 'transferrin', name: 'Transferrin', molarMass: '79570', units: ['mg/dL', 'μmol/L'] },
  { id: 'ferritin', name: 'Ferritin', molarMass: '445000', units: ['ng/mL', 'pmol/L'] },
  { id: 'ceruloplasmin', name: 'Ceruloplasmin', molarMass: '151000', units: ['mg/dL', 'μmol/L'], aliases: ['caeruloplasmin'] },
  { id: 'haptoglobin', name: 'Haptoglobin', molarMass: '100000', units: ['mg/dL', 'μmol/L'] },
  // Amino acids
  { id: 'phenylalanine', name: 'Phenylalanine', formula: 'C9H11NO2', units: ['mg/dL', 'μmol/L'], aliases: ['Phe'] },
  { id: 'tyrosine', name: 'Tyrosine', formula: 'C9H11NO3', units: ['mg/dL', 'μmol/L'], aliases: ['Tyr'] },
  { id: 'tryptophan', name: 'Tryptophan', formula: 'C11H12N2O2', units: ['mg/dL', 'μmol/L'] },
  { id: 'leucine', name: 'Leucine', formula: 'C6H13NO2', units: ['mg/dL', 'μmol/L'], aliases: ['isoleucine'] },
  { id: 'valine', name: 'Valine', formula: 'C5H11NO2', units: ['mg/dL', 'μmol/L'] },
  { id: 'glycine', name: 'Glycine', formula: 'C2H5NO2', units: ['mg/dL', 'μmol/L'] },
  { id: 'alanine', name: 'Alanine', formula: 'C3H7NO2', units: ['mg/dL', 'μmol/L'] },
  { id: 'glutamine', name: 'Glutamine', formula: 'C5H10N2O3', units: ['mg/dL', 'μmol/L'] },
  { id: 'arginine', name: 'Arginine', formula: 'C6H14N4O2', units: ['mg/dL', 'μmol/L'] },
  { id: 'methionine', name: 'Methionine', formula: 'C5H11NO2S', units: ['mg/dL', 'μmol/L'] },
  { id: 'cystine', name: 'Cystine', formula: 'C6H12N2O4S2', units: ['mg/L', 'μmol/L'] },
  { id: 'hydroxyproline', name: 'Hydroxyproline', formula: 'C5H9NO3', units: ['mg/L', 'μmol/L'] },
  // Drugs
  { id: 'acetaminophen', name: 'Acetaminophen', formula: 'C8H9NO2', units: ['μg/mL', 'μmol/L'], aliases: ['paracetamol'] },
  { id: 'salicylate', name: 'Salicylate', formula: 'C7H6O3', units: ['mg/dL', 'mmol/L'], aliases: ['salicylic acid'], note: 'as salicylic acid' },
  { id: 'caffeine', name: 'Caffeine', formula: 'C8H10N4O2', units: ['μg/mL', 'μmol/L'] },
  { id: 'theophylline', name: 'Theophylline', formula: 'C7H8N4O2', units: ['μg/mL', 'μmol/L'] },
  { id: 'digoxin', name: 'Digoxin', formula: 'C41H64O14', units: ['ng/mL', 'nmol/L'] },
  { id: 'phenytoin', name: 'Phenytoin', formula: 'C15H12N2O2', units: ['μg/mL', 'μmol/L'] },
  { id: 'phenobarbital', name: 'Phenobarbital', formula: 'C12H12N2O3', units: ['μg/mL', 'μmol/L'], aliases: ['phenobarbitone'] },
  { id: 'primidone', name: 'Primidone', formula: 'C12H14N2O2', units: ['μg/mL', 'μmol/L'] },
  { id: 'carbamazepine', name: 'Carbamazepine', formula: 'C15H12N2O', units: ['μg/mL', 'μmol/L'] },
  { id: 'valproic-acid', name: 'Valproic acid', formula: 'C8H16O2', units: ['μg/mL', 'μmol/L'], aliases: ['valproate'] },
  { id: 'lamotrigine', name: 'Lamotrigine', formula: 'C9H7Cl2N5', units: ['μg/mL', 'μmol/L'] },
  { id: 'levetiracetam', name: 'Levetiracetam', formula: 'C8H14N2O2', units: ['μg/mL', 'μmol/L'] },
  { id: 'ethosuximide', name: 'Ethosuximide', formula: 'C7H11NO2', units: ['μg/mL', 'μmol/L'] },
  { id: 'lidocaine', name: 'Lidocaine', formula: 'C14H22N2O', units: ['μg/mL', 'μmol/L'], aliases: ['lignocaine'] },
  { id: 'procainamide', name: 'Procainamide', formula: 'C13H21N3O', units: ['μg/mL', 'μmol/L'] },
  { id: 'quinidine', name: 'Quinidine', formula: 'C20H24N2O2', units: ['μg/mL', 'μmol/L'] },
  { id: 'amitriptyline', name: 'Amitriptyline', formula: 'C20H23N', units: ['ng/mL', 'nmol/L'] },
  { id: 'nortriptyline', name: 'Nortriptyline', formula: 'C19H21N', units: ['ng/mL', 'nmol/L'] },
  { id: 'imipramine', name: 'Imipramine', formula: 'C19H24N2', units: ['ng/mL', 'nmol/L'] },
  { id: 'desipramine', name: 'Desipramine', formula: 'C18H22N2', units: ['ng/mL', 'nmol/L'] },
  { id: 'clozapine', name: 'Clozapine', formula: 'C18H19ClN4', units: ['ng/mL', 'nmol/L'] },
  { id: 'diazepam', name: 'Diazepam', formula: 'C16H13ClN2O', units: ['ng/mL', 'nmol/L'] },
  { id: 'morphine', name: 'Morphine', formula: 'C17H19NO3', units: ['ng/mL', 'nmol/L'] },
  { id: 'cyclosporine', name: 'Cyclosporine', formula: 'C62H111N11O12', units: ['ng/mL', 'nmol/L'], aliases: ['ciclosporin', 'cyclosporin', 'cyclosporin A'] },
  { id: 'tacrolimus', name: 'Tacrolimus', formula: 'C44H69NO12', units: ['ng/mL', 'nmol/L'], aliases: ['FK506'] },
  { id: 'sirolimus', name: 'Sirolimus', formula: 'C51H79NO13', units: ['ng/mL', 'nmol/L'], aliases: ['rapamycin'] },
  { id: 'mycophenolic-acid', name: 'Mycophenolic acid', formula: 'C17H20O6', units: ['μg/mL', 'μmol/L'], aliases: ['mycophenolate'] },
  { id: 'methotrexate', name: 'Methotrexate', formula: 'C20H22N8O5', units: ['ng/mL', 'nmol/L'] },
  { id: 'vancomycin', name: 'Vancomycin', formula: 'C66H75Cl2N9O24', units: ['μg/mL', 'μmol/L'] },
  { id: 'tobramycin', name: 'Tobramycin', formula: 'C18H37N5O9', units: ['μg/mL', 'μmol/L'] },
  { id: 'amikacin', name: 'Amikacin', formula: 'C22H43N5O13', units: ['μg/mL', 'μmol/L'] },
  { id: 'gentamicin', name: 'Gentamicin', formula: 'C21H43N5O7', units: ['μg/mL', 'μmol/L'], note: 'as gentamicin C1; the drug is a mixture' },
  { id: 'chloramphenicol', name: 'Chloramphenicol', formula: 'C11H12Cl2N2O5', units: ['μg/mL', 'μmol/L'] },
  // Poisons
  { id: 'ethanol', name: 'Ethanol', formula: 'C2H6O', units: ['mg/dL', 'mmol/L'], aliases: ['alcohol', 'ethyl alcohol', 'blood alcohol'] },
  { id: 'methanol', name: 'Methanol', formula: 'CH4O', units: ['mg/dL', 'mmol/L'], aliases: ['methyl alcohol'] },
  { id: 'isopropanol', name: 'Isopropanol', formula: 'C3H8O', units: ['mg/dL', 'mmol/L'], aliases: ['isopropyl alcohol', '2-propanol'] },
  { id: 'ethylene-glycol', name: 'Ethylene glycol', formula: 'C2H6O2', units: ['mg/dL', 'mmol/L'], aliases: ['glycol'] },
  { id: 'cyanide', name: 'Cyanide', formula: 'CN', charge: 1, units: ['mg/L', 'μmol/L'] },
  // What people weigh
  { id: 'water', name: 'Water', formula: 'H2O', units: ['g', 'mol'], aliases: ['H2O'] },
  { id: 'sodium-chloride', name: 'Sodium chloride', formula: 'NaCl', units: ['g', 'mol'], aliases: ['table salt', 'salt', 'NaCl'] },
];

/** Enzymes that laboratories report by their activity, each with its further names: their units lead to one another without a mass. */
export const enzymes: readonly (readonly string[])[] = [
  ['ALT', 'alanine aminotransferase', 'alanine transaminase', 'SGPT', 'GPT', 'ALAT'],
  ['AST', 'aspartate aminotransferase', 'aspartate transaminase', 'SGOT', 'GOT', 'ASAT'],
  ['ALP', 'alkaline phosphatase', 'alk phos'],
  ['GGT', 'gamma-glutamyl transferase', 'gamma GT', 'γ-GT', 'GGTP'],
  ['LDH', 'lactate dehydrogenase', 'LD'],
  ['CK', 'creatine kinase', 'CPK', 'creatine phosphokinase', 'CK-MB'],
  ['Amylase'],
  ['Lipase'],
  ['Acid phosphatase', 'ACP'],
  ['Cholinesterase', 'ChE'],
  ['Aldolase'],
];
