import { tools } from '@units/engine/catalog';
import { UnitsError } from '@units/engine';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parametersSaid, parameterWords } from '../src/http/parameter-words.ts';
import { descriptionOf, type AgentTool, type Arguments } from '../src/mcp/agent-tool.ts';
import { explainUnitTool } from '../src/mcp/explain-unit.ts';
import { getPrompt, listPrompts } from '../src/mcp/prompts.ts';
import { listResources, readResource } from '../src/mcp/resources.ts';
import { createAgentTools } from '../src/mcp/tools.ts';

const { all, find } = createAgentTools(() => undefined, { full: true });
const ajv = new Ajv2020({ strict: true });
ajv
  .addFormat('date', /^\d{4}-\d\d-\d\d$/)
  .addFormat('double', true)
  .addFormat('int32', true);

/** Returns every example in a description: its arguments, and the promised answer. */
const examplesIn = (text: string): readonly { readonly given: Arguments; readonly gives: object }[] =>
  [...text.matchAll(/For example (\{.*\}) gives (\{.*\})\./g)].map(([, given, gives]) => ({
    given: JSON.parse(given!) as Arguments,
    gives: JSON.parse(gives!) as object,
  }));

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(all.map((tool) => [tool.name, tool] as const))('the description of %s', (_, tool: AgentTool) => {
  const examples = examplesIn(descriptionOf(tool));

  it('has an example', () => {
    expect(examples.length).toBe(1);
  });

  it('has examples that fit the schema, and that the tool answers as it says', () => {
    const takes = ajv.compile(tool.inputSchema);
    const answers = ajv.compile(tool.outputSchema);
    for (const { given, gives } of examples) {
      expect([takes(given), takes.errors]).toEqual([true, null]);
      const answer = plain(tool.call(given));
      expect([answers(answer), answers.errors]).toEqual([true, null]);
      expect(answer).toMatchObject(gives);
    }
  });

  it('says of each parameter more than its name', () => {
    const properties = tool.inputSchema['properties'] as Readonly<Record<string, { readonly description?: string }>>;
    for (const [name, { description = '' }] of Object.entries(properties)) {
      const words = description.split(/\s+/).filter((word) => word.toLowerCase().replace(/\W/g, '') !== name);
      expect([name, description, words.length >= 4]).toEqual([name, description, true]);
    }
  });
});

describe('the words for parameters', () => {
  it('are of parameters that there are', () => {
    for (const [id, key] of parametersSaid)
      expect(Object.keys(tools.find((tool) => tool.id === id)?.params ?? {})).toContain(key);
  });

  it('name other parameters as callers write them', () => {
    for (const tool of tools)
      for (const key of Object.keys(tool.params)) expect(parameterWords(tool, key)).not.toMatch(/`[a-z]+[A-Z]\w*`/);
  });
});

describe('ask', () => {
  const ask = (question: string): Readonly<Record<string, unknown>> =>
    plain(find('ask')!.call({ question })) as Readonly<Record<string, unknown>>;

  it.each([
    ['5 km in miles', 'length', '78125/25146'],
    ['3 mL/h for 2 days in L', 'volume', '0.144'],
    ['2 ft * 3 ft in m²', 'area', '0.55741824'],
    ['2^64', undefined, '18446744073709551616'],
    ['1/3', undefined, '1/3'],
    ['sqrt(2)', undefined, undefined],
    ['ln 2', undefined, undefined],
    ['30 dBm in W', 'power', undefined],
    ['1 Da in kg', 'mass', undefined],
  ])('answers %s with the kind of quantity and the exact result', (question, quantity, exact) => {
    const answer = ask(question);
    expect([answer['quantity'], answer['exact']]).toEqual([quantity, exact]);
  });

  it('says what was assumed', () => {
    expect(ask('8 oz milk in ml')['assumed']).toContainEqual({ kind: 'unit', of: 'oz', as: 'fluid ounce' });
  });
});

describe('explain_unit', () => {
  const compare = (unit: string, other: string): unknown =>
    (explainUnitTool.call({ unit, other }) as { readonly comparison: unknown }).comparison;

  it.each([
    ['mi', 'km', { sameDimension: true, sameKind: true, quantity: 'length', factor: '1.609344' }],
    ['Gy', 'Sv', { sameDimension: true, sameKind: false }],
    ['VA', 'W', { sameDimension: true, sameKind: false }],
    ['Hz', 'Bq', { sameDimension: true, sameKind: false }],
    ['kg', 'm', { sameDimension: false, sameKind: false }],
    ['mpg', 'L/100km', { sameKind: true, quantity: 'fuel-economy' }],
    ['°C', '°F', { sameKind: true, quantity: 'temperature' }],
    ['N*m', 'J', { sameKind: true, quantity: 'energy', reason: expect.stringContaining('torque') }],
    ['5 N * 2 m', 'J', { sameDimension: true, sameKind: true }],
    ['1 + 1', 'percent', { sameDimension: true }],
  ])('compares %s with %s', (unit, other, expected) => {
    expect(compare(unit, other)).toMatchObject(expected);
  });

  it('gives the dimension of an expression', () => {
    expect(explainUnitTool.call({ unit: '60 W / (2 m)^2' })).toMatchObject({ dimension: 'M·T⁻³' });
    expect(explainUnitTool.call({ unit: 'mile' })).toMatchObject({
      siFactor: '1609.344',
      definition: expect.any(String),
    });
  });

  it.each([[{ unit: 'blorp' }], [{ unit: '' }], [{}], [{ unit: 'm', other: 5 }], [{ unit: '5 m + 3 kg' }]])(
    'refuses %j',
    (given) => {
      expect(() => explainUnitTool.call(given)).toThrow(UnitsError);
    },
  );
});

describe('resources', () => {
  it('are all there', () => {
    for (const { uri } of listResources()) expect(readResource(uri)?.contents).toHaveLength(1);
  });

  it.each([
    ['units://unit/mile', '"quantity":"length"'],
    ['units://unit/kg%2Am%2Fs%5E2', '"dimension":"M·L·T⁻²"'],
    ['units://quantity/Fuel%20economy', '"liter-per-100-kilometer"'],
  ])('has %s', (uri, part) => {
    expect((readResource(uri)!.contents[0] as { readonly text: string }).text).toContain(part);
  });

  it('has no other resources', () => {
    expect(readResource('file:///etc/passwd')).toBeUndefined();
    expect(readResource('units://unit/%')).toBeUndefined();
    expect(() => readResource('units://unit/blorp')).toThrow(UnitsError);
  });
});

describe('prompts', () => {
  it('name tools that there are, and take what they list', () => {
    for (const { name, arguments: fields = [] } of listPrompts()) {
      const given = Object.fromEntries(fields.map((field) => [field.name, '5 km']));
      const prompt = getPrompt(name, given);
      if (typeof prompt === 'string') throw new Error(prompt);
      const { text } = prompt.messages[0]!.content as { readonly text: string };
      expect(text).toContain('5 km');
      expect(all.some((tool) => new RegExp(`\\b${tool.name}\\b`).test(text))).toBe(true);
    }
  });

  it('say what is missing', () => {
    expect(getPrompt('convert')).toContain('quantity');
    expect(getPrompt('nothing')).toContain('There is no prompt');
  });
});
