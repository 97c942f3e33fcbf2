import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { TabsterAnchorSlot } from '../../../../../renderer/src/ui/feedback/TabsterAnchorSlot.tsx';
import { Prompt } from '../../../../../renderer/src/ui/feedback/Prompt.tsx';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

/** A page with a dialog whose action removes the button that opened it. */
function Page({ isTakenAway }: { isTakenAway: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isGivenUp, setGivenUp] = useState(false);
  const giveUp = (): void => {
    setGivenUp(true);
    setIsOpen(false);
  };
  const actions = (
    <>
      <button onClick={giveUp}>Yes</button>
      <button onClick={() => setIsOpen(false)}>No</button>
    </>
  );
  return (
    <main>
      <TabsterAnchorSlot />
      <h1 tabIndex={-1}>Order</h1>
      {!isGivenUp && <button onClick={() => setIsOpen(true)}>Give up</button>}
      {(isOpen || !isTakenAway) && (
        <Prompt isOpen={isOpen} title="Really?" actions={actions} onClose={() => setIsOpen(false)}>
          It cannot be taken back.
        </Prompt>
      )}
    </main>
  );
}

describe.each([
  ['is closed', false],
  ['is taken away', true],
])('when a question %s', (_how, isTakenAway) => {
  it('the focus is back at the pressed element, and nothing of the page stays hidden', async () => {
    await renderPart(<Page isTakenAway={isTakenAway} />, { answers: {} });
    await userEvent.click(screen.getByRole('button', { name: 'Give up' }));
    await userEvent.click(await screen.findByRole('button', { name: 'No' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Give up' })));
    await waitFor(() => expect(document.querySelector('[aria-hidden="true"]:has(h1)')).toBeNull());
  });

  it('the focus is at the heading where the pressed element has gone', async () => {
    await renderPart(<Page isTakenAway={isTakenAway} />, { answers: {} });
    await userEvent.click(screen.getByRole('button', { name: 'Give up' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Order' })));
  });
});
