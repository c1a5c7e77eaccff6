/**
 * The quantities that people convert every day, most wanted first: pages list them first, and have their units before those of all
 * others.
 */
export const everydayQuantities: readonly string[] = ['length', 'mass', 'temperature', 'volume', 'area', 'speed', 'time', 'data', 'energy', 'power', 'pressure', 'fuel-economy'];
