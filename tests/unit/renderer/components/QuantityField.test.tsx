import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { QuantityField } from '../../../../renderer/src/components/QuantityField.tsx';

it('a quantity just typed is taken when the page is left before the pause is over', () => {
  const handleChange = vi.fn();
  render(<QuantityField label="Quantity" value={2} onChange={handleChange} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Quantity' }), { target: { value: '7' } });
  expect(handleChange).not.toHaveBeenCalled();
  fireEvent(window, new Event('pagehide'));
  expect(handleChange.mock.calls).toEqual([[7]]);
  fireEvent(window, new Event('pagehide'));
  expect(handleChange).toHaveBeenCalledTimes(1);
});
