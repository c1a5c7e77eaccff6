import { convert } from '@units/engine';

const miles = convert(5, 'km', 'mi');

const endpoints = [
  {
    title: 'Convert',
    paths: [
      ['/convert?value=5&from=km&to=mi', 'one number between two units'],
      ['/table?from=C&to=F&start=0&end=100&step=10', 'a table of conversions'],
    ],
  },
  {
    title: 'Calculate',
    paths: [
      ['/percentage?mode=percent-of&x=15&y=19.99', 'percentages'],
      ['/tip?subtotal=84.5&tip_percent=18&people=3', 'tip, split between people'],
      ['/discount?price=80&discount_percent=25&tax_percent=8', 'discount with tax'],
      ['/unit-price?price=4.5&quantity=12&unit=egg', 'price per unit'],
      ['/fuel-cost?distance=300&efficiency=30&fuel_price=3.5', 'cost of a trip'],
      ['/bmi?weight=70&height=175', 'body mass index'],
      ['/electrical?volts=230&amps=10&target=watts', 'watts, amps and volts'],
      ['/age?birth_date=2000-02-29&as_of=2026-11-21', 'age in years, months and days'],
      ['/date-difference?start=2026-01-01&end=2026-12-31', 'days between two dates'],
      ['/roman?integer=2026', 'Roman numerals'],
      ['/fraction?numerator=6&denominator=8', 'fractions'],
    ],
  },
  {
    title: 'Look up',
    paths: [
      ['/units', 'every unit, with its factors and spellings'],
      ['/tools', 'every tool, with its parameters'],
      ['/search?q=tip', 'search the tools'],
      ['/openapi.json', 'the whole API as OpenAPI 3.0'],
    ],
  },
] as const;

const embed = `<iframe src="/widget/?value=5&from=km&to=mi" title="Unit converter"
        width="360" height="420" loading="lazy"></iframe>`;

export const Home = () => (
  <>
    <header class="hero">
      <p class="name">Units</p>
      <h1>Unit conversion that is exact</h1>
      <p class="lead">
        A result is the number nearest to the exact answer: 0.1&nbsp;ft is 1.2&nbsp;in, not 1.2000000000000002. One
        engine, over HTTP, in your page and in your code.
      </p>
    </header>

    <main>
      <section class="try" aria-labelledby="try">
        <div>
          <h2 id="try">Ask it</h2>
          <pre>
            <code>GET /convert?value=5&amp;from=km&amp;to=mi</code>
          </pre>
          <pre>
            <code>{JSON.stringify({ value: 5, from: 'km', to: 'mi', result: miles }, undefined, 2)}</code>
          </pre>
          <p>No key, no account, nothing stored. Every endpoint answers with JSON.</p>
        </div>
        <iframe src="/widget/?value=5&from=km&to=mi" title="Unit converter" width="360" height="420" loading="lazy" />
      </section>

      <section aria-labelledby="endpoints">
        <h2 id="endpoints">Endpoints</h2>
        <div class="columns">
          {endpoints.map(({ title, paths }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul class="endpoints">
                {paths.map(([href, what]) => (
                  <li key={href}>
                    <a href={href}>
                      <code>{href.split('?')[0]}</code>
                    </a>
                    <span>{what}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p>
          Up to 100 conversions in one request go to <code>POST /batch</code>.
        </p>
      </section>

      <section aria-labelledby="embed">
        <h2 id="embed">In your page</h2>
        <p>The converter is an ordinary frame. It converts in the reader’s browser and sends nothing anywhere.</p>
        <pre>
          <code>{embed}</code>
        </pre>
      </section>
    </main>

    <footer>
      <a href="/openapi.json">OpenAPI</a> <a href="/widget/">Widget</a> <a href="/health">Health</a>
    </footer>
  </>
);
