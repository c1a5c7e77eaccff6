import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { ask } from './ask.ts';

describe('GET /constants', () => {
  it('lists each constant with value, uncertainty, year and source', async () => {
    const { body } = await ask('/constants');
    expect(body.count).toBe(body.constants.length);
    expect(body.count).toBeGreaterThanOrEqual(60);
    for (const one of body.constants) {
      expect(one).toMatchObject({
        value: expect.any(Number),
        uncertainty: expect.any(Number),
        year: expect.any(Number),
      });
      expect(one.document).not.toBe('');
    }
  });

  it.each(['electron-mass', 'm_e', 'Electron mass', 'mass of the electron'])('finds one by %s', async (id) => {
    const { body } = await ask(`/constants?id=${encodeURIComponent(id)}`);
    expect(body.constants).toHaveLength(1);
    expect(body.constants[0]).toMatchObject({
      id: 'electron-mass',
      value: 9.1093837139e-31,
      uncertainty: 2.8e-40,
      text: '9.1093837139(28)e-31 kg',
      year: 2022,
      source: 'CODATA2022',
    });
  });

  it('finds those that have all words', async () => {
    const { body } = await ask('/constants?q=planck%20mass');
    expect(body.constants.map(({ id }: { id: string }) => id)).toEqual(['planck-mass']);
  });

  it('refuses an unknown name', async () => {
    const { status, body } = await ask('/constants?id=phlogiston');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'unknown-constant', parameter: 'id' });
  });

  it('writes a table', async () => {
    const response = await createApp().request('/constants?q=bohr&format=csv');
    expect(await response.text()).toContain('bohr-radius');
  });
});

describe('GET /query with uncertainties', () => {
  it('answers with the uncertainty of the result', async () => {
    const { body } = await ask('/query?q=5.0(2)%20kg%20in%20lb');
    expect(body).toMatchObject({
      result: 11.023113109243878,
      uncertainty: 0.44092452436975516,
      text: '5.0(2) kg = 11.02(44) lb',
    });
  });

  it('names the constants of a question', async () => {
    const { body } = await ask('/query?q=h*c/(500%20nm)%20in%20eV');
    expect(body.constants.map(({ id }: { id: string }) => id)).toEqual(['planck-constant', 'speed-of-light']);
  });
});
