import { Miniflare } from 'miniflare';

const worker = new Miniflare({ modules: true, scriptPath: 'worker.out.mjs', compatibilityDate: '2025-01-01' });
const read = async (path) => (await worker.dispatchFetch(`http://localhost${path}`)).json();
const answers = await read('/answers');
const { result } = await read('/convert?value=5&from=km&to=mi');
await worker.dispose();
console.log(JSON.stringify({ answers, result }));
