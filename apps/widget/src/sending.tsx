import type { Words } from '@units/ui';
import type { Settings } from './settings.ts';

interface SendingProps {
  readonly settings: Settings;
  readonly words: Words;
}

/** The hidden fields and the submit button for browsers without scripts, whose form the server answers. */
export const Sending = ({ settings: { others }, words }: SendingProps) => (
  <p class="unscripted">
    {others.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <button type="submit" class="submit">
      {words.convert}
    </button>
  </p>
);
