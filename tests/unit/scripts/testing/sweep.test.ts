import { runInNewContext } from 'node:vm';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { compileMutations } from '../../../../scripts/testing/mutation/compileMutations.ts';
import { applyMutation, findMutations } from '../../../../scripts/testing/mutation/findMutations.ts';
import { parseEvents, readResult } from '../../../../scripts/testing/mutation/sweepFiles.ts';

/** What the code says with one mutation on, or with none. */
function run(code: string, on: number | null): string {
  const said: unknown[] = [];
  runInNewContext(code, { say: (...words: unknown[]) => said.push(...words), isMutated: (id: number) => id === on });
  return said.join();
}

const SOURCES = [
  'const a = 1, b = 2; if (a < b || a === 3) say(a + b - 1); else say(a);',
  'const f = (x = 2) => x * 3 > 5 && !(x - 1); say(f(), f(1), f(7));',
  'const none = null; say(none ?? undefined ?? 4); say({ 1: true, [2]: false }[1]);',
  'for (let i = 0; i < 3; i += 1) { say(i ? `${i + 1}` : i); }',
  'class A { n = 2; static m = 3; get sum() { return this.n + A.m; } } say(new A().sum);',
];

describe('mutations that are compiled in', () => {
  it.each(SOURCES)('act as the mutation that is on, or as the source if none is on: %s', (source) => {
    const { code, switches } = compileMutations('some.ts', source);
    expect(run(code, null)).toBe(run(source, null));
    const mutations = findMutations('some.ts', source);
    expect(switches).toHaveLength(mutations.length);
    const sorted = (codes: string[]): string[] => codes.toSorted();
    expect(sorted(switches.map(({ id }) => run(code, id)))).toEqual(
      sorted(mutations.map((mutation) => run(applyMutation(source, mutation), null))),
    );
  });

  it('are numbered from the id that they are given, with the line before and after', () => {
    const { switches } = compileMutations('some.ts', 'a();\n  b(c < d);', 7);
    expect(switches.map(({ id, line, before, after }) => [id, line, before, after])).toEqual([
      [7, 1, 'a();', ';'],
      [8, 2, 'b(c < d);', ';'],
      [9, 2, 'b(c < d);', 'b(c <= d);'],
    ]);
  });

  it('are constants if the module evaluates them only once', () => {
    const source = 'const A = 1; const f = (x = 2) => 3; class B { c = 4; static d = 5; e() { return 6; } }';
    const { switches } = compileMutations('some.ts', source);
    expect(switches.map(({ isConstant }) => isConstant)).toEqual([true, false, false, false, true, false]);
  });

  it('leave what Vite reads before the code runs, and write valid JSX', () => {
    const glob = "const pages = import.meta.glob('./*.ts', { eager: true });";
    expect(compileMutations('some.ts', glob)).toEqual({ code: glob, switches: [] });
    const page = 'const Page = ({ n = 1 }) => <b hidden={n > 1} width={2}>{n && <i>3</i>}</b>;';
    expect(parseSync('some.tsx', compileMutations('some.tsx', page).code).errors).toEqual([]);
  });
});

it('the result of a sweep sums up its events, without a last line that is cut off', () => {
  const lines = '{"reached":[1,2,3]}\n{"tried":1}\n{"tried":2}\n{"detected":2}\n{"leftOut":"a test"}\n{"detec';
  expect(readResult(parseEvents(lines))).toEqual({
    reached: new Set([1, 2, 3]),
    tried: new Set([1, 2]),
    detected: new Set([2]),
    leftOut: new Set(['a test']),
  });
});
