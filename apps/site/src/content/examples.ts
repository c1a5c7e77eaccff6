import { conversion } from '@units/engine/tools';

const asked = { value: 5, from: 'km', to: 'mi' };
const answer = conversion(asked);

const path = `/convert?value=${asked.value}&from=${asked.from}&to=${asked.to}`;

/** A first request in a language, as its readers write it with nothing installed. */
export interface Example {
  readonly language: string;
  readonly code: string;
}

/** One conversion asked of the API at an address: it prints its result, or for curl all that is answered. */
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
