import { Code } from '../shared/envelope.ts';

export type RefusalCode = Exclude<(typeof Code)[keyof typeof Code], 0>;

/** A request that is answered with a code other than 0. The text comes from shared/messages in the visitor's language. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly data: unknown;
  /** The key of its text in shared/messages. */
  readonly says: string;

  constructor(code: RefusalCode, data: unknown = null, says = `code${code}`) {
    super(`refused with code ${code}`);
    this.code = code;
    this.data = data;
    this.says = says;
  }

  /** Fields that do not fit: field -> key of shared/messages, such as `{ email: 'emailTaken' }`. */
  static fields(errors: Record<string, string>): FieldRefusal {
    return new FieldRefusal(errors);
  }

  static notFound(): Refusal {
    return new Refusal(Code.notFound);
  }

  static tooMany(seconds: number): Refusal {
    return new Refusal(Code.tooMany, { retry_after: seconds });
  }
}

/** Code 1 before its messages are in anybody's language. */
export class FieldRefusal extends Refusal {
  readonly errors: Record<string, string>;

  constructor(errors: Record<string, string>) {
    super(Code.refused, { errors });
    this.errors = errors;
  }
}
