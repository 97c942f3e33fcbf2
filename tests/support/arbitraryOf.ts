import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod/mini';

/** What zod 4 keeps of a schema; only as much of it as is looked at here. */
interface Def {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  options?: z.ZodMiniType[];
  entries?: Record<string, string | number>;
  values?: unknown[];
  in?: z.ZodMiniType;
  left?: z.ZodMiniType;
  keyType?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
}

const TRICKS = [
  ...['', ' ', '0', '-1', '1e9', 'null', '__proto__', 'constructor', '%', '_', "' or 1=1 --", '\\', '\0', '\ud800'],
  ...['<script>alert(1)</script>', '../../etc/passwd', '{{7*7}}', '𝒳', '\u202e', '2026-13-45', 'x'.repeat(3_000)],
  ...[
    '1',
    '101',
    '2147483648',
    '9007199254740993',
    'true',
    '[]',
    '{}',
    '[{"sku_id":101,"quantity":1}]',
    'ana@clinic.example',
  ],
];
/** What a database does not keep; more often, as it has to stand in a payload that is good in all else. */
const UNKEPT = ['Ana\0Ruiz', 'Ana\ud800'];
const text = fc.oneof(fc.constantFrom(...UNKEPT), fc.constantFrom(...TRICKS), fc.string({ maxLength: 40 }), fc.uuid());
const number = fc.oneof(
  fc.constantFrom(0, 1, 2, 3, 101, 102, 103, -1, 999, 1000, 2_147_483_647, 2_147_483_648, 1.5, 1e21),
  fc.integer({ min: -5, max: 200 }),
);
/** What nobody has asked for. */
const anything = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 2 }));

/** Payloads in the shape of a schema, most of their leaves good, some of them anything at all. */
export function arbitraryOf(schema: z.ZodMiniType): Arbitrary<unknown> {
  return fc.oneof({ weight: 40, arbitrary: shaped(schema) }, { weight: 1, arbitrary: anything });
}

function shaped(schema: z.ZodMiniType): Arbitrary<unknown> {
  const def = schema._zod.def as unknown as Def;
  switch (def.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape ?? {}).map(([key, inner]) => [key, arbitraryOf(inner)])),
        {
          requiredKeys: Object.entries(def.shape ?? {})
            .filter(([, inner]) => !isOptional(inner))
            .map(([key]) => key),
        },
      );
    case 'array':
      return fc.array(arbitraryOf(def.element!), { maxLength: 3 });
    case 'union':
      return fc.oneof(...def.options!.map(arbitraryOf));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case 'literal':
      return fc.constantFrom(...(def.values ?? []));
    case 'pipe':
      return arbitraryOf(def.in!);
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 12 }), arbitraryOf(def.valueType!), { maxKeys: 3 });
    case 'number':
    case 'int':
      return number;
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textOf(schema);
    default:
      return def.innerType ? arbitraryOf(def.innerType) : anything;
  }
}

const isOptional = (schema: z.ZodMiniType): boolean => (schema._zod.def as unknown as Def).type === 'optional';

/** A text that fits most of the time: an id where one is asked for, an address, or words. */
function textOf(schema: z.ZodMiniType): Arbitrary<unknown> {
  const good = [
    fc.uuid(),
    fc.emailAddress(),
    fc.constantFrom('Ana Ruiz', '1', '101', 'EN', 'clinic', '+34 600 000 000'),
  ];
  const fitting = good.filter((one) => fc.sample(one, 3).some((value) => schema.safeParse(value).success));
  return fitting.length > 0
    ? fc.oneof({ weight: 10, arbitrary: fc.oneof(...fitting) }, { weight: 1, arbitrary: text })
    : text;
}
