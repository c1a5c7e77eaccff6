import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { createApp } from '@units/api';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { expect, it } from 'vitest';

const text = await (await createApp().request('/openapi.json')).text();

it("Spectral's rules for OpenAPI have nothing against the description", async () => {
  const linter = new spectral.Spectral();
  // The two packages declare one type in different ways.
  linter.setRuleset({ extends: [rulesets.oas] } as Parameters<typeof linter.setRuleset>[0]);
  const found = await linter.run(JSON.parse(text));
  expect(found.map(({ code, message, path }) => `${code} ${message} ${path.join('.')}`)).toEqual([]);
});

it('Redocly has nothing against the description', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'units-lint-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, text);
  const found = await lint({ ref: file, config: await createConfig({ extends: ['recommended'] }) });
  rmSync(folder, { recursive: true });
  expect(found.map(({ ruleId, message, location }) => `${ruleId} ${message} ${location[0]?.pointer}`)).toEqual([]);
});
