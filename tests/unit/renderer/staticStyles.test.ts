// @vitest-environment node
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { contestedBy, mergedIn } from '../../../renderer/laidOver.ts';
import { stylesCall, valueOf } from '../../../renderer/readStyles.ts';
import { rulesOf } from '../../../renderer/styleSheet.ts';

const id = join(import.meta.dirname, '../../../renderer/src/ui/Sign.tsx');
const sourceOf = (code: string) => ({ program: parseSync(id, code).program, code, id });

const SIGN = `
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { narrow } from '../theme/layout.ts';

const WIDTH: number = 3;
const box = { width: \`\${WIDTH}px\` } as const;
const useStyles = makeStyles({
  root: { ...box, color: tokens.colorBrandBackground, [narrow]: { width: '1px' } },
  large: { width: '9px', ':hover': { color: 'red' } },
});
export function Sign({ isLarge, className }: { isLarge: boolean; className?: string }) {
  const styles = useStyles();
  const root = mergeClasses(styles.root, isLarge && styles.large);
  return <p className={mergeClasses(root, className)}><b className={styles.large} /></p>;
}`;

test('the styles of a module are read without it, by the constants and imports that they name', async () => {
  const source = sourceOf(SIGN);
  const slots = await valueOf(stylesCall(source.program)!.slots, source);
  expect(slots).toEqual({
    root: { width: '3px', color: 'var(--colorBrandBackground)', '@media (max-width: 639px)': { width: '1px' } },
    large: { width: '9px', ':hover': { color: 'red' } },
  });
});

test('a module without styles of its own has none to be read', () => {
  expect(stylesCall(sourceOf('export const useStyles = () => ({});').program)).toBeNull();
});

describe('what is laid over what', () => {
  test('is known by the calls, also where the outcome of one is handed on', () => {
    const [first, second] = mergedIn(sourceOf(SIGN));
    const both = [
      { module: id, name: 'root' },
      { module: id, name: 'large' },
    ];
    expect(first).toEqual(both);
    expect(second).toEqual(both);
  });

  test('is known across modules', () => {
    const code = `import { useStyles } from './Page.styles.ts';
      export function Page() {
        const styles = useStyles();
        return <p className={mergeClasses(styles.one, styles.other)} />;
      }`;
    expect(mergedIn(sourceOf(code))).toEqual([
      ['one', 'other'].map((name) => ({ module: join(id, '../Page.styles.ts'), name })),
    ]);
  });

  test('matters where both give a property in the same state, in short or at length', () => {
    const box = rulesOf({ padding: 0, color: 'red', ':hover': { color: 'blue' } }, 'box');
    expect(contestedBy(box, rulesOf({ paddingTop: '1px', ':hover': { margin: 0 } }, 'a'))).toEqual(['padding']);
    expect(contestedBy(box, rulesOf({ ':hover': { color: 'green' } }, 'a'))).toEqual(['color']);
    expect(
      contestedBy(box, rulesOf({ '@media print': { color: 'green' }, ':focus': { color: 'green' } }, 'a')),
    ).toEqual([]);
  });
});
