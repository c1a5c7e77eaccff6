import { Icon } from './icons.tsx';
import type { Offer } from './units.ts';
import type { Words } from './words/words.ts';

interface QuantityPickerProps {
  readonly id: string;
  readonly offers: readonly Offer[];
  readonly offer: Offer;
  readonly words: Words;
  readonly onPick: (offer: Offer) => void;
}

const nameOf = ({ quantity }: Offer, words: Words): string => words.quantities[quantity.id] ?? quantity.name;

/** A list of quantities. It is a native select, which also works in a small frame. */
export const QuantityPicker = ({ id, offers, offer, words, onPick }: QuantityPickerProps) => (
  <div class="quantity">
    <select
      id={id}
      aria-label={words.quantity}
      value={nameOf(offer, words)}
      onChange={({ currentTarget }) => onPick(offers[currentTarget.selectedIndex]!)}
    >
      {offers.map((one) => (
        <option key={one.quantity.id} selected={one === offer}>
          {nameOf(one, words)}
        </option>
      ))}
    </select>
    <Icon name="chevron" />
  </div>
);
