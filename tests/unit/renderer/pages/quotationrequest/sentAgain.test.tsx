import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { quotationShop as shop } from '../../../../support/builders/aQuotationShop.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';

const WRONG_NUMBER = 'No such number';
const button = () => screen.findByRole('button', { name: /Send the request|Sending/ });
const isSending = async () => expect((await button()).getAttribute('aria-disabled')).toBe('true');

/** A request that was refused once; its second answer waits until it is given. */
async function refusedOnce(refusal: ApiError): Promise<{ shopper: UserEvent; answer: (error: ApiError) => void }> {
  const second = Promise.withResolvers<never>();
  let sent = 0;
  const createInquiry = (): Promise<never> => {
    sent += 1;
    return sent > 1 ? second.promise : Promise.reject(refusal);
  };
  const { shopper } = await openStore('/cart/goodOffer', {
    answers: { ...shop().answers, createInquiry },
    user: MEMBER,
  });
  await shopper.click(await button());
  return { shopper, answer: second.reject };
}

describe('a request for a quotation that is sent again after a refusal', () => {
  const wrongField = (field: string, message: string) =>
    new ApiError(Code.refused, 'Please check', { errors: { [field]: message } });

  it('keeps the error of an unchanged field until the answer', async () => {
    const { shopper, answer } = await refusedOnce(wrongField('contact.mobile', WRONG_NUMBER));
    expect(await screen.findByText(WRONG_NUMBER)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Phone/ })));
    await shopper.click(await button());
    await waitFor(isSending);
    expect(screen.getByText(WRONG_NUMBER)).toBeDefined();
    expect(screen.getByText('Please check the marked fields')).toBeDefined();
    answer(wrongField('lines.0.note', 'Too long'));
    expect(await screen.findByText('Too long')).toBeDefined();
    expect(screen.queryByText(WRONG_NUMBER)).toBeNull();
  });

  it('drops the error of a corrected field', async () => {
    const { shopper } = await refusedOnce(wrongField('contact.mobile', WRONG_NUMBER));
    await screen.findByText(WRONG_NUMBER);
    await shopper.type(screen.getByRole('textbox', { name: /^Phone/ }), '8');
    await shopper.click(await button());
    await waitFor(isSending);
    expect(screen.queryByText(WRONG_NUMBER)).toBeNull();
  });

  it('keeps the space of the message that it was not sent', async () => {
    const { shopper, answer } = await refusedOnce(new ApiError('offline', ''));
    const message = await screen.findByText(/^Not sent: /);
    const { textContent } = message;
    await shopper.click(await button());
    await waitFor(isSending);
    expect(screen.getByText(textContent).closest('[inert]')).not.toBeNull();
    answer(new ApiError('offline', ''));
    await waitFor(() => expect(screen.getByText(textContent).closest('[inert]')).toBeNull());
  });
});
