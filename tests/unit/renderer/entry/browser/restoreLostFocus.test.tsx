import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreLostFocus } from '../../../../../renderer/src/entry/browser/restoreLostFocus.ts';

const NAMES = ['Ann', 'Bob', 'Cid'];
let stop: () => void;

beforeEach(() => {
  stop = restoreLostFocus(document);
});
afterEach(() => {
  stop();
  cleanup();
  vi.unstubAllGlobals();
});

/** A page with a list whose items can be removed, and a notice that can be closed. */
function Page({ names = NAMES, hasNotice = false }: { names?: readonly string[]; hasNotice?: boolean }) {
  const [left, setLeft] = useState(names);
  const [main, setMain] = useState(names[0]);
  const [atWork, setAtWork] = useState('');
  const [isShown, setShown] = useState(hasNotice);
  const remove = async (name: string): Promise<void> => {
    setAtWork(name);
    await Promise.resolve();
    setLeft((all) => all.filter((one) => one !== name));
  };
  return (
    <>
      <main>
        <h1 tabIndex={-1}>Addresses</h1>
        {left.length > 0 && (
          <ul>
            {left.map((name) => (
              <li key={name}>
                <h2>{name}</h2>
                <a href="#edit">Edit {name}</a>
                <input
                  aria-label={`Phone of ${name}`}
                  onDoubleClick={() => setLeft(left.filter((one) => one !== name))}
                />
                {name !== main && <button onClick={() => setMain(name)}>Prefer {name}</button>}
                <button
                  aria-label={`Remove ${name}`}
                  className={atWork === name ? 'busy' : 'idle'}
                  onClick={() => void remove(name)}
                >
                  Remove
                </button>
              </li>
            ))}
          </ul>
        )}
      </main>
      <section>{isShown && <button onClick={() => setShown(false)}>Close the notice</button>}</section>
    </>
  );
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const heading = (name: string): HTMLElement => screen.getByRole('heading', { name });
const press = (name: string): Promise<void> => userEvent.click(button(name));

it('goes to the same button of the next one', async () => {
  render(<Page />);
  await press('Remove Bob');
  expect(document.activeElement).toBe(button('Remove Cid'));
});

it('goes to the one before where it was the last', async () => {
  render(<Page />);
  await press('Remove Cid');
  expect(document.activeElement).toBe(button('Remove Bob'));
});

it('goes to the heading where nothing is left', async () => {
  render(<Page names={['Ann']} />);
  await press('Remove Ann');
  expect(document.activeElement).toBe(heading('Addresses'));
});

it('stays with the same item if only the button is gone', async () => {
  render(<Page />);
  await press('Prefer Bob');
  expect(document.activeElement).toBe(heading('Bob'));
});

it('opens no keyboard: from a field it goes to a heading', async () => {
  render(<Page />);
  await userEvent.dblClick(screen.getByRole('textbox', { name: 'Phone of Bob' }));
  expect(document.activeElement).toBe(heading('Ann'));
});

it('goes back to where it was in the page when a notice is closed', async () => {
  render(<Page hasNotice />);
  await press('Remove Bob');
  await press('Close the notice');
  expect(document.activeElement).toBe(button('Remove Cid'));
});

it('stays if a part of the page has set it itself', async () => {
  render(<Page />);
  button('Remove Bob').addEventListener('click', () => button('Remove Ann').focus());
  await press('Remove Bob');
  expect(document.activeElement).toBe(button('Remove Ann'));
});

it('goes to the heading of the page that comes instead, once that has been painted', async () => {
  const frame: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frame.push(callback));
  const { rerender } = render(<Page key="addresses" />);
  button('Remove Bob').focus();
  rerender(
    <main>
      <h1>Cart</h1>
    </main>,
  );
  await waitFor(() => expect(frame).toHaveLength(1));
  expect(document.activeElement).toBe(document.body);
  frame[0]!();
  await waitFor(() => expect(document.activeElement).toBe(heading('Cart')));
});

it('goes back to the control of the dialog that shows the notice', async () => {
  function Dialog() {
    const [isShown, setShown] = useState(true);
    return (
      <div role="alertdialog" aria-label="Cancel?">
        <section popover="manual" style={{ display: 'block' }}>
          {isShown && <button onClick={() => setShown(false)}>Close the notice</button>}
        </section>
        <button>Cancel the order</button>
      </div>
    );
  }
  render(
    <>
      <Page />
      <Dialog />
    </>,
  );
  await press('Prefer Bob');
  await press('Cancel the order');
  await press('Close the notice');
  expect(document.activeElement).toBe(button('Cancel the order'));
});
