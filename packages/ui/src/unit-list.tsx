import type { Unit } from '@units/engine/internal';
import type { Ref } from 'preact';
import { symbolIn, unitName } from './locale.ts';
import type { Offer } from './units.ts';
import type { Words } from './words/words.ts';

interface UnitListProps {
  readonly id: string;
  readonly label: string;
  readonly at: Ref<HTMLUListElement>;
  readonly units: readonly Unit[];
  /** The current unit. */
  readonly current: Unit;
  /** The index of the active option. */
  readonly active: number;
  /** The current quantity. Units of other quantities show theirs. */
  readonly offer: Offer;
  readonly locale: string;
  readonly words: Words;
  readonly onTake: (unit: Unit) => void;
}

/** The options of a unit picker. */
export const UnitList = ({ id, label, at, units, current, active, offer, locale, words, onTake }: UnitListProps) => (
  <ul ref={at} id={`${id}-list`} role="listbox" aria-label={label} hidden={units.length === 0}>
    {units.map((unit, index) => {
      const { quantity } = unit;
      return (
        <li
          key={unit.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          class={unit === current ? 'current' : undefined}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(unit)}
        >
          <span>
            {unitName(unit, locale)}
            {quantity && quantity !== offer.quantity && (
              <small> {words.quantities[quantity.id] ?? quantity.name}</small>
            )}
          </span>
          <bdi>{symbolIn(unit, locale)}</bdi>
        </li>
      );
    })}
  </ul>
);
