import { conversion } from '@units/engine/tools';

const asked = { value: 5, from: 'km', to: 'mi' };
const answer = conversion(asked);

const path = `/convert?value=${asked.value}&from=${asked.from}&to=${asked.to}`;

/** A first request in a programming language, with nothing to install. */
export interface Example {
  readonly language: string;
  readonly code: string;
}

/** Returns one API request in several languages. Each prints its result; curl prints the whole response. */
export const examples = (address: string): readonly Example[] => [
  { language: 'curl', code: `curl '${address}${path}'\n\n${JSON.stringify(answer, undefined, 2)}` },
  {
    language: 'JavaScript',
    code: `const response = await fetch('${address}${path}');
const { result, error } = await response.json();
if (!response.ok) throw new Error(error);
console.log(result); // ${answer.result}`,
  },
  {
    language: 'Python',
    code: `import json
from urllib.request import urlopen

with urlopen('${address}${path}') as response:
    print(json.load(response)['result'])  # ${answer.result}`,
  },
];
