import { TEST_ORIGIN } from '../servers/testStore.ts';

async function turn(path: string, body?: object): Promise<void> {
  const reply = await fetch(`${TEST_ORIGIN}/dev/clock/${path}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const { code } = (await reply.json()) as { code: number };
  if (code !== 0) throw new Error(`the staffDesk answered ${code} to ${path}`);
}

/** Actions of staff on orders and quotations, by the clock page of development. */
export const staffDesk = {
  advance: (orderId: number): Promise<void> => turn(`orders/${orderId}/advance`),
  quote: async (inquiryId: number, prices: { line_id: number; price: number | null }[]): Promise<void> => {
    await turn(`inquiries/${inquiryId}/take`);
    await turn(`inquiries/${inquiryId}/quote`, {
      prices,
      valid_days: 7,
      message: 'Delivery within 10 days.',
      quoted_at: null,
    });
  },
};
