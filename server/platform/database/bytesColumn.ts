import { customType } from 'drizzle-orm/pg-core';

/** Binary data. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
