import { copyText } from '@units/ui';
import { useEffect, useState } from 'preact/hooks';

export interface EmbedBuilderProps {
  readonly site: string;
  readonly choices: readonly { readonly name: string; readonly from: string; readonly to: string }[];
}

interface Choice {
  readonly value: string;
  readonly from: string;
  readonly to: string;
  readonly theme: string;
  readonly compact: boolean;
}

const query = ({ value, from, to, theme, compact }: Choice): string => {
  const parameters = new URLSearchParams({ value, from, to });
  if (theme !== '') parameters.set('theme', theme);
  if (compact) parameters.set('compact', '1');
  return parameters.toString();
};

const frameCode = (site: string, choice: Choice): string =>
  `<iframe src="${site}/widget/?${query(choice)}" title="Unit converter" width="360" height="420" loading="lazy" style="border:0"></iframe>`;

const elementCode = (site: string, { value, from, to, theme, compact }: Choice): string =>
  [
    `<script async src="${site}/widget/embed.js"></script>`,
    `<units-converter value="${value}" from="${from}" to="${to}"${theme === '' ? '' : ` theme="${theme}"`}${compact ? ' compact' : ''}></units-converter>`,
  ].join('\n');

const Code = ({ title, code }: { readonly title: string; readonly code: string }) => {
  const [isCopied, setCopied] = useState(false);
  return (
    <div class="code">
      <h2>{title}</h2>
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      <button type="button" class="quiet scripted" onClick={async () => setCopied(await copyText(code))}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
};

const escape = (text: string): string => text.replace(/["<>&]/g, '');

interface FieldsProps {
  readonly choices: EmbedBuilderProps['choices'];
  readonly choice: Choice;
  readonly change: (part: Partial<Choice>) => void;
}

const Fields = ({ choices, choice, change }: FieldsProps) => (
  <form class="fields" action="/widget/" method="get">
    <div class="field">
      <label for="value">Value</label>
      <input
        id="value"
        type="text"
        name="value"
        inputMode="decimal"
        autocomplete="off"
        value={choice.value}
        onInput={({ currentTarget }) => change({ value: escape(currentTarget.value) })}
      />
    </div>
    <div class="field">
      <label for="pair">Units</label>
      <select id="pair" onChange={({ currentTarget }) => change(choices[currentTarget.selectedIndex]!)}>
        {choices.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
    <div class="field">
      <label for="theme">Colors</label>
      <select id="theme" name="theme" onChange={({ currentTarget }) => change({ theme: currentTarget.value })}>
        <option value="">As the reader’s device</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </div>
    <div class="field check">
      <label for="compact">Compact</label>
      <input
        id="compact"
        name="compact"
        type="checkbox"
        value="1"
        checked={choice.compact}
        onChange={({ currentTarget }) => change({ compact: currentTarget.checked })}
      />
    </div>
    <button type="submit" class="submit">
      Open the widget
    </button>
  </form>
);

/** Builds the code of a widget while its reader watches the widget change. */
export const EmbedBuilder = ({ site, choices }: EmbedBuilderProps) => {
  const [choice, setChoice] = useState<Choice>({
    value: '5',
    from: choices[0]!.from,
    to: choices[0]!.to,
    theme: '',
    compact: false,
  });
  const [address, setAddress] = useState(`/widget/?${query(choice)}`);
  const [home, setHome] = useState(site);
  useEffect(() => setHome(location.origin), []);
  useEffect(() => {
    // Whoever types a number does not want a new frame for each digit
    const timer = setTimeout(() => setAddress(`/widget/?${query(choice)}`), 400);
    return () => clearTimeout(timer);
  }, [choice]);
  const change = (part: Partial<Choice>) => setChoice({ ...choice, ...part });
  return (
    <div class="builder">
      <Fields choices={choices} choice={choice} change={change} />
      <iframe src={address} title="The widget as it will look" width="360" height="420" loading="lazy" />
      <Code title="As a frame" code={frameCode(home, choice)} />
      <Code title="As an element that grows with its content" code={elementCode(home, choice)} />
    </div>
  );
};
