import { defineConfig } from 'tsdown';
import { packedRows } from './scripts/packed-rows.ts';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/lean/index.ts',
    'src/quantities.ts',
    'src/tools/index.ts',
    'src/text/index.ts',
    'src/catalog/index.ts',
    'src/browse.ts',
  ],
  platform: 'neutral',
  target: 'es2022',
  dts: false,
  sourcemap: true,
  plugins: [packedRows],
  fixedExtension: false,
});
