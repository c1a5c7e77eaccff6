// Formats numbers as Intl does in English, but without Intl: the first formatter of a process takes 14 ms, many times
// as long as an answer.

/** Returns true if a tag means American English, the default region of English in Intl. */
export const isPlainEnglish = (tag: string): boolean => tag === 'en' || tag === 'en-US';

const digitsOfGroup = 3;
const five = /* @__PURE__ */ '5'.charCodeAt(0);

/**
 * Formats zero, or a number from 10^-6 to below 10^15, with at most the given significant digits: `1,234.5`. Like Intl,
 * it rounds the shortest decimal, with halves away from zero.
 */
export const writePlainly = (value: number, digits: number): string => {
  const [before = '', after = ''] = String(Math.abs(value)).split('.');
  let all = before + after;
  let point = before.length;
  // Leading zeros are not significant
  const kept = /^0*/.exec(all)![0].length + digits;
  if (all.length > kept) {
    const isUp = all.charCodeAt(kept) >= five;
    all = isUp ? String(BigInt(all.slice(0, kept)) + 1n).padStart(kept, '0') : all.slice(0, kept);
    // Rounding up 9s adds a digit
    point += all.length - kept;
    all = all.padEnd(point, '0');
  }
  const start = all.slice(0, point);
  const whole = point > digitsOfGroup ? start.replace(/\B(?=(?:\d{3})+$)/g, ',') : start;
  const fraction = all.length > point ? all.slice(point).replace(/0+$/, '') : '';
  return `${value < 0 ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
};
