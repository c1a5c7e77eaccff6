/** The everyday quantities, the most popular first. Pages list them first, and load their units before the others. */
export const everydayQuantities: readonly string[] = ['length', 'mass', 'temperature', 'volume', 'area', 'speed', 'time', 'data', 'energy', 'power', 'pressure', 'fuel-economy'];
