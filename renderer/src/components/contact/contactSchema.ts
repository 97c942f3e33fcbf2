import { z } from 'zod/mini';
import { ContactRequest } from '../../../../shared/contract/schemas/sessions.ts';

/** The form by the contract's own rules; its messages are keys. */
export const ContactSchema = z.omit(ContactRequest, { idempotency_key: true });
