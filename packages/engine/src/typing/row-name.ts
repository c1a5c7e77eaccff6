// The types of the unit spellings that a program defines: its own rows, by the rules of the catalogue's rows.
import type { BinaryPrefixName, siPrefixes, binaryPrefixes, SiPrefixName } from '../model/prefix.ts';
import type { UnitDefinition } from '../model/quantity.ts';

type Words<Id extends string> = Id extends `${infer First}-${infer Rest}` ? `${First} ${Words<Rest>}` : Id;

type Member<Row, Key extends string> = Row extends { readonly [K in Key]: infer Value } ? Value : never;
type Members<Row, Key extends string> = Row extends { readonly [K in Key]: readonly (infer Value)[] } ? Value : never;

type NameOf<Row extends UnitDefinition> = Row extends { readonly name: infer Name extends string }
  ? Name
  : Words<Row['id']>;

type PluralOf<Row extends UnitDefinition> = Row extends { readonly plural: infer Plural extends string }
  ? Plural
  : `${NameOf<Row>}s`;

type WrittenOut<Row extends UnitDefinition> =
  | Row['id']
  | `${Row['id']}s`
  | NameOf<Row>
  | PluralOf<Row>
  | (Members<Row, 'names'> & string);

type Short<Row extends UnitDefinition> = (Member<Row, 'symbol'> | Members<Row, 'symbols'>) & string;

type Prefix = (typeof siPrefixes)[number] | (typeof binaryPrefixes)[number];
type PrefixSymbol<Name> = Extract<Prefix, readonly [Name, string, number]>[1];

/** The prefixes of a row that lists show. */
type Shown<Row> = (Members<Row, 'si'> | Members<Row, 'binary'>) & (SiPrefixName | BinaryPrefixName);

type PrefixedName<Row extends UnitDefinition, Name extends SiPrefixName | BinaryPrefixName> =
  | `${Name}${WrittenOut<Row>}`
  | `${PrefixSymbol<Name>}${Short<Row>}`;

type NameOfRow<Row> = Row extends UnitDefinition
  ? (WrittenOut<Row> | Short<Row> | PrefixedName<Row, Shown<Row>>) & string
  : never;

/** The spellings of rows that the compiler knows. */
export type NameOfRows<Rows extends readonly UnitDefinition[]> = NameOfRow<Rows[number]>;
