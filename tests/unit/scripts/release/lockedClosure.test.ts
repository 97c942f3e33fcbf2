import { describe, expect, it } from 'vitest';
import { lockedClosure } from '../../../../scripts/release/lockedClosure.ts';

describe('the packages that a package needs', () => {
  it('are those it names and those they name, of every platform', () => {
    const packages = {
      '': { dependencies: { picture: '1.0.0', other: '1.0.0' } },
      'node_modules/picture': { dependencies: { colour: '1.0.0' }, optionalDependencies: { '@native/linux': '1.0.0' } },
      'node_modules/colour': {},
      'node_modules/@native/linux': {},
      'node_modules/other': {},
    };
    const needed = ['node_modules/picture', 'node_modules/colour', 'node_modules/@native/linux'];
    expect(Object.keys(lockedClosure({ packages }, ['picture'])).toSorted()).toEqual(needed.toSorted());
  });

  it('are found as Node finds them: below the one that imports them first', () => {
    const packages = {
      'node_modules/picture': { dependencies: { colour: '2.0.0', text: '1.0.0' } },
      'node_modules/picture/node_modules/colour': { dependencies: { text: '1.0.0' } },
      'node_modules/colour': {},
      'node_modules/text': {},
    };
    expect(Object.keys(lockedClosure({ packages }, ['picture']))).not.toContain('node_modules/colour');
    expect(Object.keys(lockedClosure({ packages }, ['picture']))).toHaveLength(3);
  });

  it('may need each other', () => {
    const packages = { 'node_modules/a': { dependencies: { b: '1' } }, 'node_modules/b': { dependencies: { a: '1' } } };
    expect(Object.keys(lockedClosure({ packages }, ['a']))).toEqual(['node_modules/a', 'node_modules/b']);
  });
});
