import { Scope, type Entry } from '../ask/arithmetic/scope.ts';
import { catalogue } from '../text/catalogue.ts';
import { styleOf } from '../text/numbers/style.ts';
import { makeSource, span } from '../text/span.ts';
import { readFunction } from './answer-line.ts';
import { structureOf } from './structure.ts';

/**
 * The built-in functions of sheets: lengths, areas and volumes of figures, by their sides, radii and heights, and from
 * `binomial_coefficient` on functions of other values.
 */
const lines = `circle(r) = pi r^2
circle_area(r) = pi r^2
circumference(r) = 2 pi r
circle_circumference(r) = 2 pi r
ellipse(a, b) = pi a b
square(a) = a^2
square_perimeter(a) = 4 a
rect(a, b) = a b
rect_perimeter(a, b) = 2 (a + b)
parallelogram(b, h) = b h
parallelogram_perimeter(a, b) = 2 (a + b)
trapezoid(a, b, h) = (a + b) / 2 * h
triangle(b, h) = b h / 2
triangle_perimeter(a, b, c) = a + b + c
sphere(r) = 4 pi r^3 / 3
sphere_volume(r) = 4 pi r^3 / 3
sphere_sa(r) = 4 pi r^2
sphere_area(r) = 4 pi r^2
cube(a) = a^3
cube_sa(a) = 6 a^2
cylinder(r, h) = pi r^2 h
cylinder_sa(r, h) = 2 pi r (r + h)
cone(r, h) = pi r^2 h / 3
cone_sa(r, h) = pi r (r + hypot(r, h))
rectprism(a, b, c) = a b c
rectprism_sa(a, b, c) = 2 (a b + b c + c a)
triangleprism(b, h, l) = b h l / 2
pyramid(a, b, h) = a b h / 3
sqpyramid(a) = a^3 sqrt(2) / 6
sqpyramid_height(a) = a / sqrt(2)
sqpyramid_sa(a) = a^2 (1 + sqrt(3))
tetrahedron(a) = a^3 sqrt(2) / 12
tetrahedron_height(a) = a sqrt(6) / 3
tetrahedron_sa(a) = a^2 sqrt(3)
hypot2(a, b) = hypot(a, b)
hypot3(a, b, c) = hypot(a, b, c)
binomial_coefficient(n, k) = binom(n, k)
falling_factorial(n, k) = npr(n, k)
catalan(n) = binom(2 n, n) / (n + 1)
lucas(n) = 2 * fib(n + 1) - fib(n)
round_in(step, x) = round(x / step) * step
floor_in(step, x) = floor(x / step) * step
ceil_in(step, x) = ceil(x / step) * step
trunc_in(step, x) = trunc(x / step) * step
increase_by(part, x) = x * (1 + part)
decrease_by(part, x) = x * (1 - part)
percentage_change(from, to) = (to - from) / from * 100%
cot(x) = 1 / tan(x)
sec(x) = 1 / cos(x)
csc(x) = 1 / sin(x)
acot(x) = atan(1 / x)
asec(x) = acos(1 / x)
acsc(x) = asin(1 / x)
coth(x) = 1 / tanh(x)
sech(x) = 1 / cosh(x)
csch(x) = 1 / sinh(x)
acoth(x) = atanh(1 / x)
asech(x) = acosh(1 / x)
acsch(x) = asinh(1 / x)`;

let byName: ReadonlyMap<string, string> | undefined;

const lineOf = (name: string): string | undefined => {
  byName ??= new Map(lines.split('\n').map((line) => [line.slice(0, line.indexOf('(')), line]));
  return byName.get(name);
};

const known = new Map<string, Entry>();

/** Returns the meaning of a built-in function, by its lowercase name. Undefined for other names. */
export const formulaOf = (name: string): Entry | undefined => {
  const line = lineOf(name);
  if (line === undefined) return undefined;
  let entry = known.get(name);
  if (!entry) {
    const { parameters = [], body } = structureOf(line);
    const scope = new Scope();
    for (const each of parameters) scope.set(each, { kind: 'parameter', name: each });
    const source = span(makeSource(line, catalogue, scope), body.from, body.to);
    entry = readFunction(
      source,
      styleOf('en'),
      parameters,
      lines.indexOf(line) < lines.indexOf('binomial_coefficient'),
    );
    known.set(name, entry);
  }
  return entry;
};
