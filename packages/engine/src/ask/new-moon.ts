// New moons after Meeus, Astronomical Algorithms, chapter 49, to about a minute. Calendars of `Intl` take some of them for the day before or
// after, if they are close to midnight: 6 February 2027 in Beijing.

const radians = Math.PI / 180;

/** The periodic terms: their size in days, and multiples of the anomalies of the sun and the moon, and of the argument of latitude. */
const terms: readonly (readonly [size: number, sun: number, moon: number, latitude: number])[] = [
  [-0.4072, 0, 1, 0],
  [0.17241, 1, 0, 0],
  [0.01608, 0, 2, 0],
  [0.01039, 0, 0, 2],
  [0.00739, -1, 1, 0],
  [-0.00514, 1, 1, 0],
  [0.00208, 2, 0, 0],
  [-0.00111, 0, 1, -2],
  [-0.00057, 0, 1, 2],
  [0.00056, 1, 2, 0],
  [-0.00042, 0, 3, 0],
  [0.00042, 1, 0, 2],
  [0.00038, 1, 0, -2],
  [-0.00024, -1, 2, 0],
];

const dayMilliseconds = 86_400_000;

/** The new moon of January 2000 as days since 1970, and the mean time between two of them. */
const first = 2451550.09766 - 2440587.5;
const month = 29.530588861;

/** The difference of the time of the earth's rotation from that of the planets, in days: about 70 seconds in this century. */
const rotation = 70 / 86_400;

/** Returns the new moon nearest to a time, both in milliseconds since 1970. */
export const newMoonNear = (time: number): number => {
  const count = Math.round((time / dayMilliseconds - first) / month);
  const century = count / 1236.85;
  const sun = 2.5534 + 29.1053567 * count;
  const moon = 201.5643 + 385.81693528 * count + 0.0107582 * century ** 2;
  const latitude = 160.7108 + 390.67050284 * count - 0.0016118 * century ** 2;
  const eccentricity = 1 - 0.002516 * century;
  const correction = terms.reduce((sum, [size, s, m, l]) => {
    const angle = (s * sun + m * moon + l * latitude) * radians;
    return sum + size * eccentricity ** Math.abs(s) * Math.sin(angle);
  }, 0);
  const node = (124.7746 - 1.56375588 * count) * radians;
  const day = first + month * count + 0.00015437 * century ** 2 + correction - 0.00017 * Math.sin(node) - rotation;
  return day * dayMilliseconds;
};
