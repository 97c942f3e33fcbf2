import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button, type ButtonProps } from '../../../../../renderer/src/ui/form/Button.tsx';

afterEach(cleanup);

/** Renders the button in a form whose parent listens to clicks. */
function show(props: ButtonProps) {
  const events = { click: vi.fn(), submit: vi.fn((event: Event) => event.preventDefault()), around: vi.fn() };
  render(
    <form onSubmit={({ nativeEvent }) => events.submit(nativeEvent)} onClick={events.around}>
      <Button onClick={events.click} {...props}>
        Order
      </Button>
    </form>,
  );
  return events;
}

describe('a button', () => {
  test('does what it is for, and sends no form by chance', async () => {
    const { click, submit } = show({});
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    expect(click).toHaveBeenCalledOnce();
    expect(submit).not.toHaveBeenCalled();
  });

  test('sends its form where it is there for that', async () => {
    const { submit } = show({ type: 'submit' });
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    expect(submit).toHaveBeenCalledOnce();
  });

  test('that is off for now is reached and says so, but does nothing, by mouse or by key', async () => {
    const { click, submit, around } = show({ type: 'submit', disabledFocusable: true });
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Order' });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    for (const hear of [click, submit, around]) expect(hear).not.toHaveBeenCalled();
  });
});
