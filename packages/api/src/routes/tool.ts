import { categories } from '@units/engine/catalog';
import { parameterName, type AnyTool } from '@units/engine/server';
import { pure } from '../http/answer.ts';
import { ofQuery, type Endpoint } from './endpoint.ts';
import { describeTool } from '../openapi/tool.ts';
import { readQuery } from '../http/query.ts';

const day = 86_400_000;

/** Returns the whole seconds until the end of the day in UTC. */
export const untilMidnight = (now: number): number => Math.floor((day - (now % day)) / 1000);

/** Returns the name of a tool's category. */
export const shelfOf = ({ category }: AnyTool): string => categories.find(({ id }) => id === category)!.name;

/** Returns the endpoint of a tool. */
export const toolEndpoint = (tool: AnyTool): Endpoint => {
  const names = Object.keys(tool.params).map(parameterName);
  const lists = Object.entries(tool.params)
    .filter(([, { kind }]) => kind === 'numbers')
    .map(([key]) => parameterName(key));
  // If these parameters are missing, they depend on the current date, and the answer is valid only today.
  const ofToday = Object.entries(tool.params)
    .filter(([, { default: value }]) => typeof value === 'function')
    .map(([key]) => parameterName(key));

  return {
    ...ofQuery((query) => {
      const given = readQuery(query, names, lists);
      // Before the tool reads the clock: otherwise midnight could pass between the two.
      const cacheControl = ofToday.some((name) => given[name] === undefined)
        ? `public, max-age=${untilMidnight(Date.now())}`
        : pure;
      return { body: tool.answer(given), cacheControl };
    }),
    path: `/${tool.id}`,
    describe: () => describeTool(tool, shelfOf(tool)),
  };
};
