import { copyText, everything, UnitPicker } from '@units/ui';
import { lightIndex } from '@units/ui/everyday';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { base } from '../base.ts';
import type { PageMessages } from '../messages/types.ts';
import { addressOf, elementCode, frameCode, type Wanted } from './embed-code.ts';
import { locale, words } from '../language.ts';
import { reader } from './reader.ts';

type Texts = PageMessages['builder'];

export interface EmbedBuilderProps {
  readonly site: string;
  readonly start: Wanted;
  readonly texts: Texts;
  /** The languages to choose from, by tag. */
  readonly languages: Readonly<Record<string, string>>;
}

interface CodeProps {
  readonly title: string;
  readonly site: string;
  readonly code: string;
  readonly texts: Texts;
}

const Code = ({ title, site, code, texts }: CodeProps) => {
  const [copied, setCopied] = useState<string>();
  return (
    <div class="code">
      <h2>{title}</h2>
      <pre tabIndex={0}>
        <code data-site={site}>{code}</code>
      </pre>
      <button type="button" class="quiet scripted" onClick={async () => (await copyText(code)) && setCopied(code)}>
        {copied === code ? texts.copied : texts.copyCode}
      </button>
    </div>
  );
};

type Change = (part: Partial<Wanted>) => void;

interface FieldProps {
  readonly wanted: Wanted;
  readonly change: Change;
}

type TextName = 'value' | 'units' | 'width' | 'height';

const Labelled = ({
  id,
  label,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly children: ComponentChildren;
}) => (
  <div class="field">
    <label for={id}>{label}</label>
    {children}
  </div>
);

const TextField = ({
  name,
  label,
  about,
  wanted,
  change,
}: FieldProps & { readonly name: TextName; readonly label: string; readonly about?: string | undefined }) => (
  <Labelled id={name} label={label}>
    <input
      id={name}
      type="text"
      // The size belongs to the frame: the widget does not receive it
      name={name === 'width' || name === 'height' ? undefined : name}
      inputMode={name === 'units' ? undefined : 'decimal'}
      autocomplete="off"
      spellcheck={false}
      value={wanted[name]}
      aria-describedby={about === undefined ? undefined : `${name}-about`}
      onInput={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
    {about !== undefined && (
      <p class="about" id={`${name}-about`}>
        {about}
      </p>
    )}
  </Labelled>
);

const Choice = ({
  name,
  label,
  choices,
  wanted,
  change,
}: FieldProps & {
  readonly name: 'theme' | 'lang';
  readonly label: string;
  readonly choices: Readonly<Record<string, string>>;
}) => (
  <Labelled id={name} label={label}>
    <select id={name} name={name} onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}>
      {Object.entries(choices).map(([value, text]) => (
        <option key={value} value={value} selected={value === wanted[name]}>
          {text}
        </option>
      ))}
    </select>
  </Labelled>
);

const offers = everything();

const load = () => Promise.resolve(reader);

const Picker = ({
  side,
  isLive,
  wanted,
  change,
}: FieldProps & { readonly side: 'from' | 'to'; readonly isLive: boolean }) => {
  const unit = lightIndex.byId(wanted[side])!;
  const offer = offers.find(({ quantity }) => quantity === unit.quantity)!;
  return (
    <Labelled id={side} label={words()[side]}>
      <UnitPicker
        id={side}
        name={side}
        label={words()[side]}
        unit={unit}
        offer={offer}
        offers={offers}
        reader={reader}
        load={load}
        locale={locale()}
        words={words()}
        isLive={isLive}
        onPick={(picked) => {
          const { from, to } = reader.grant(side === 'from' ? { from: picked.id } : { to: picked.id }, {
            offers,
            words: words(),
          });
          const other = lightIndex.byId(wanted[side === 'from' ? 'to' : 'from'])!;
          change(other.quantity === picked.quantity ? { [side]: picked.id } : { from: from.id, to: to.id });
        }}
      />
    </Labelled>
  );
};

const Accent = ({ wanted, change, label }: FieldProps & { readonly label: string }) => (
  <Labelled id="accent" label={label}>
    <input
      id="accent"
      name={wanted.accent === '' ? undefined : 'accent'}
      type="color"
      value={`#${wanted.accent || '0b5fc0'}`}
      onInput={({ currentTarget }) => change({ accent: currentTarget.value.slice(1) })}
    />
  </Labelled>
);

const listProblem = (units: string): string | undefined =>
  units.trim() === '' ? undefined : reader.readOffers(units.split(','), words()).problem;

interface FieldsProps extends FieldProps, Pick<EmbedBuilderProps, 'texts' | 'languages'> {
  readonly isLive: boolean;
}

const Fields = ({ isLive, texts, languages, ...props }: FieldsProps) => (
  <form class="fields" action="/widget/" method="get">
    <TextField name="value" label={texts.value} {...props} />
    <Picker side="from" isLive={isLive} {...props} />
    <Picker side="to" isLive={isLive} {...props} />
    <TextField
      name="units"
      label={texts.unitList}
      about={listProblem(props.wanted.units) ?? texts.unitListAbout}
      {...props}
    />
    <Choice name="lang" label={texts.language} choices={languages} {...props} />
    <Choice name="theme" label={texts.colors} choices={texts.themes} {...props} />
    <Accent label={texts.accent} {...props} />
    <div class="pair">
      <TextField name="width" label={texts.width} {...props} />
      <TextField name="height" label={texts.height} {...props} />
    </div>
    <div class="field check">
      <label for="compact">{texts.compact}</label>
      <input
        id="compact"
        name="compact"
        type="checkbox"
        value="1"
        checked={props.wanted.compact}
        onChange={({ currentTarget: { checked } }) =>
          props.change({ compact: checked, height: checked ? '300' : '420' })
        }
      />
    </div>
    <button type="submit" class="submit">
      {texts.openWidget}
    </button>
  </form>
);

/** Milliseconds without typing after which the frame is reloaded, so that it is not reloaded for each digit. */
const pause = 400;

/** Builds the code of a widget and shows a live preview. */
export const EmbedBuilder = ({ site, start, texts, languages }: EmbedBuilderProps) => {
  const [wanted, setWanted] = useState(start);
  const [shown, setShown] = useState(start);
  const [home, setHome] = useState(site);
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    setHome(location.origin + base);
    setLive(true);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setShown(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  return (
    <div class="builder">
      <Fields
        texts={texts}
        languages={languages}
        wanted={wanted}
        isLive={isLive}
        change={(part) => setWanted((before) => ({ ...before, ...part }))}
      />
      <iframe
        src={addressOf('', shown)}
        title={texts.preview}
        width={Number.parseInt(shown.width, 10) || 360}
        height={Number.parseInt(shown.height, 10) || 420}
        loading="lazy"
      />
      <Code title={texts.asFrame} texts={texts} site={site} code={frameCode(home, wanted)} />
      <Code title={texts.asElement} texts={texts} site={site} code={elementCode(home, wanted)} />
    </div>
  );
};
