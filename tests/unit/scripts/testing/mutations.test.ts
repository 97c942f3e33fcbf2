import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { drawMutations } from '../../../../scripts/testing/mutation/drawMutations.ts';
import { applyMutation, findMutations } from '../../../../scripts/testing/mutation/findMutations.ts';

const mutated = (source: string): string[] =>
  findMutations('some.tsx', source).map((mutation) => applyMutation(source, mutation));

const OPERATORS = ['===', '!==', '<', '<=', '>', '>=', '&&', '||', '??', '+', '-', '*', '/', '**', '|', 'in'];
const isSyntax = (source: string): boolean => parseSync('some.ts', source).errors.length === 0;

describe('mutations', () => {
  it('turn operators, conditions, negations, numbers and booleans around, and leave statements out', () => {
    expect(mutated('a === b;')).toEqual(['a !== b;']);
    expect(mutated('x = a && !b;')).toEqual([';', 'x = a || !b;', 'x = a && b;']);
    expect(mutated('if (a) b();')).toEqual(['if (true) b();', 'if (false) b();', 'if (a) ;']);
    expect(mutated('const a = true, b = 9;')).toEqual(['const a = false, b = 9;', 'const a = true, b = 10;']);
  });

  it('put operands of ?? in a row into parentheses', () => {
    expect(mutated('(a ?? b ?? c);')).toEqual(['((a ?? b) && c);', '((a && b) ?? c);']);
    expect(mutated('(a ?? (b && c));')).toEqual(['(a && (b && c));', '(a ?? (b || c));']);
  });

  it.each(OPERATORS.flatMap((first) => OPERATORS.map((second) => [first, second] as const)))(
    'write no syntax error for %s beside %s',
    (first, second) => {
      const sources = [
        `x = a ${first} b ${second} c;`,
        `x = (a ${first} b) ${second} c;`,
        `x = a ${first} (b ${second} c);`,
      ];
      const asWritten = [...sources, `x = !a ${first} -b ${second} +c;`, `x = a ${first} b ${second} c ${first} d;`];
      for (const source of asWritten.filter(isSyntax))
        expect(
          mutated(source).filter((each) => !isSyntax(each)),
          source,
        ).toEqual([]);
    },
  );

  it('leave a super call, which is required', () => {
    expect(mutated('class A extends B { constructor() { super(); } }')).toEqual([]);
  });

  it('leave types, imports and texts alone', () => {
    expect(mutated("import a from 'b'; type C = 1 | true; const d: E<2> = 'f' as G<3>;")).toEqual([]);
  });
});

describe('a sample', () => {
  const sources = [
    { path: 'long.ts', text: 'if (a === b) c();\n'.repeat(90) },
    { path: 'short.ts', text: 'if (a === b) c();\n'.repeat(10) },
  ];

  it('is the same for the same seed, and another for another', () => {
    expect(drawMutations(sources, 20, 1)).toEqual(drawMutations(sources, 20, 1));
    expect(drawMutations(sources, 20, 1)).not.toEqual(drawMutations(sources, 20, 2));
  });

  it('has as many as asked for, each once, more of them in longer files', () => {
    const drawn = drawMutations(sources, 60, 1);
    expect(new Set(drawn.map(({ path, mutation }) => `${path} ${mutation.start} ${mutation.becomes}`)).size).toBe(60);
    expect(drawn.filter(({ path }) => path === 'long.ts').length).toBeGreaterThan(40);
  });
});
