import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { isNewer, read, write, type Format } from '../../../../electron/main/storage/versionedFormat.ts';

const shape = z.object({ name: z.string(), seats: z.int() });
const FORMAT: Format<typeof shape> = {
  shape,
  steps: [({ title }) => ({ name: title }), (older) => ({ ...older, seats: 1 })],
};

describe('stored data', () => {
  it('is read as it was written', () => {
    const text = write(FORMAT, { name: 'Ana', seats: 2 });
    expect(JSON.parse(text)).toMatchObject({ version: 3 });
    expect(read(FORMAT, text)).toEqual({ name: 'Ana', seats: 2 });
  });

  it('is migrated from every earlier version', () => {
    expect(read(FORMAT, '{"title":"Ana"}')).toEqual({ name: 'Ana', seats: 1 });
    expect(read(FORMAT, '{"version":1,"title":"Ana"}')).toEqual({ name: 'Ana', seats: 1 });
    expect(read(FORMAT, '{"version":2,"name":"Ana"}')).toEqual({ name: 'Ana', seats: 1 });
  });

  it.each([
    null,
    '',
    'x',
    'null',
    '[]',
    '7',
    '{"version":4,"name":"Ana","seats":1}',
    '{"version":"3"}',
    '{"version":0,"name":"Ana"}',
    '{"version":3}',
  ])('is nothing when it is %j', (text) => expect(read(FORMAT, text)).toBeNull());
});

it.each([
  ['{"version":4,"name":"Ana"}', true],
  ['{"version":3,"name":"Ana"}', false],
  ['{"name":"Ana"}', false],
  ['{', false],
  ['', false],
  ['null', false],
  [null, false],
])('an entry %s is of a newer client: %s', (text, isOfNewer) => expect(isNewer(FORMAT, text)).toBe(isOfNewer));
