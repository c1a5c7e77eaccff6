type Color = readonly [number, number, number];

const readColor = (hex: string): Color => {
  const value = Number.parseInt(hex, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const writeColor = (color: Color): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Returns the relative luminance, as WCAG defines it. */
const luminance = (color: Color): number => {
  const [red, green, blue] = color.map((part) =>
    part <= 10.31 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  ) as unknown as Color;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (a: Color, b: Color): number => {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const black: Color = [0, 0, 0];
const white: Color = [255, 255, 255];

/** The target contrast. WCAG needs 4.5; the reserve keeps text legible on the hover tint too. */
const enough = 5.4;

/** Returns a color mixed with black or white just enough to be legible as text on the background. */
const legibleOn = (background: Color, color: Color, towards: Color): Color => {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = color.map((part, i) => part + (towards[i]! - part) * share) as unknown as Color;
    if (contrast(mixed, background) >= enough) return mixed;
  }
  return towards;
};

const textOn = (color: Color): string => (contrast(color, white) >= contrast(color, black) ? '#fff' : '#000');

/** The card colors of the light and the dark scheme, as in the design tokens. */
const lightCard: Color = [255, 255, 255];
const darkCard: Color = [0x1b, 0x1e, 0x22];

/** Returns the custom properties for a partner's brand color, adjusted to be legible in both schemes. */
export const accentProperties = (hex: string): Readonly<Record<string, string>> => {
  const color = readColor(hex);
  const light = legibleOn(lightCard, color, black);
  const dark = legibleOn(darkCard, color, white);
  return {
    '--accent': `light-dark(${writeColor(light)}, ${writeColor(dark)})`,
    '--on-accent': `light-dark(${textOn(light)}, ${textOn(dark)})`,
  };
};
