import { Code } from '../../shared/contract/envelope.ts';
import type { FieldFault } from '../../shared/contract/fieldErrors.ts';
import type { MessageKey } from '../../shared/text/messageKey.ts';

export type DomainErrorCode = Exclude<(typeof Code)[keyof typeof Code], 0>;

/**
 * An expected failure, answered with a code other than 0. Its text comes from shared/messages in the visitor's
 * language.
 */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: DomainErrorCode;
  readonly data: unknown;
  /** The key of its text in shared/messages. */
  readonly messageKey: MessageKey;

  constructor(code: DomainErrorCode, data: unknown = null, messageKey: MessageKey = `code${code}`) {
    super(`refused with code ${code}`);
    this.code = code;
    this.data = data;
    this.messageKey = messageKey;
  }

  /** Returns code 1 for invalid fields: field -> key of shared/messages, such as `{ email: 'emailTaken' }`. */
  static fields(errors: Record<string, FieldFault>): FieldError {
    return new FieldError(errors);
  }

  static notFound(): DomainError {
    return new DomainError(Code.notFound);
  }

  static tooMany(seconds: number): DomainError {
    return new DomainError(Code.tooMany, { retry_after: seconds });
  }
}

/** Invalid fields of a request (code 1). `errors`: field name -> key of shared/messages, translated when it is sent. */
export class FieldError extends DomainError {
  readonly errors: Record<string, FieldFault>;

  constructor(errors: Record<string, FieldFault>) {
    super(Code.refused, { errors });
    this.errors = errors;
  }
}
