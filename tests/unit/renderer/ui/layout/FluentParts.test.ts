import { join } from 'node:path/posix';
import { expect, test } from 'vitest';

const SOURCES = '../../../../../renderer/src';

/** The names in an import list, without types. */
const namesIn = (list: string): string[] =>
  list
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

interface Module {
  imports: string[];
  onDemand: string[];
  showsFluent: boolean;
}

const texts: Record<string, string> = import.meta.glob('../../../../../renderer/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = new Map(Object.entries(texts).map(([path, text]) => [path, read(path, text)]));

function read(path: string, text: string): Module {
  const sources = [...text.matchAll(/^(?:import|export) (?!type)([^;]*?)from '([^']+)'/gm)];
  const ofFluent = sources
    .filter(([, , from]) => from === '@fluentui/react-components')
    .flatMap(([, names]) => namesIn(names!));
  const resolveFrom = (from: string): string => join(path, '..', from);
  return {
    imports: sources
      .map(([, , from]) => from!)
      .filter((from) => from.startsWith('.'))
      .map(resolveFrom),
    onDemand: [...text.matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, from]) => resolveFrom(from!)),
    showsFluent: ofFluent.length > 0,
  };
}

/** A module with all its imports. */
function whole(path: string, met = new Set<string>()): Set<string> {
  const module = modules.get(path);
  if (!module || met.has(path)) return met;
  met.add(path);
  for (const other of module.imports) whole(other, met);
  return met;
}

const showing = (paths: Iterable<string>): string[] => [...paths].filter((path) => modules.get(path)?.showsFluent);

const first = whole(`${SOURCES}/entry/client.tsx`);

test('the entry of every page shows no part of Fluent’s', () => {
  expect(first.size).toBeGreaterThan(100);
  expect(showing(first)).toEqual([]);
});

test('lazy modules with Fluent’s parts bring their insertion point', () => {
  const fetched = new Set([...modules.values()].flatMap(({ onDemand }) => onDemand));
  const lost = [...fetched].filter((path) => {
    const brought = whole(path);
    return showing(brought).length > 0 && !brought.has(`${SOURCES}/ui/layout/FluentParts.tsx`);
  });
  expect(fetched.size).toBeGreaterThan(50);
  expect(lost).toEqual([]);
});
