import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UnbrokenNumbers } from '../../../../../renderer/src/ui/text/UnbrokenNumbers.tsx';

afterEach(cleanup);
const isWhole = (number: string): boolean => getComputedStyle(screen.getByText(number)).whiteSpace === 'nowrap';

it('the number of an order is not parted between two lines', () => {
  render(<UnbrokenNumbers text="Order M-2026-000007 has been paid" />);
  expect(isWhole('M-2026-000007')).toBe(true);
});

it.each(['TP6-3307-H', 'UG02/3E', 'HX.UG.497', 'M-2026-000007/11'])(
  'a part number in a text is not parted: %s',
  (number) => {
    render(<UnbrokenNumbers text={`Added to the cart: Halveta ${number} Sterile Ultrasound Gel`} />);
    expect(isWhole(number)).toBe(true);
  },
);

it('words with a hyphen are no number', () => {
  render(<UnbrokenNumbers text="A CT-A scan, X-ray or follow-up" />);
  expect(isWhole('A CT-A scan, X-ray or follow-up')).toBe(false);
});

it('a part number in a name is not parted', () => {
  render(<UnbrokenNumbers text="Ferrowald FW 90-024-SC Scissors" number="FW 90-024-SC" />);
  expect(isWhole('FW 90-024-SC')).toBe(true);
});

it.each([
  ['Sonarys CX5-2C Convex Ultrasound Probe, 2–5 MHz', 'CX5-2C', '2–5 MHz'],
  ['Зажим Ferrowald FW 84-044-HF, 140–220 мм', 'FW 84-044-HF', '140–220 мм'],
  ['Halveta CV80/9U Sterile Probe Cover, 15 × 244 cm', 'CV80/9U', '15 × 244 cm'],
  ['Hexalind Radiation Protection Glasses, 0.75 mm Pb', 'HX.PG.420', '0.75 mm Pb'],
  ['Система для насоса Contravia CV-IF537, 15 кап./мл', 'CV-IF537', '15 кап./мл'],
  ['Linear Probe 7-15 MHz', 'LP-7', '7-15 MHz'],
])('the measure at the end of a name is not parted: %s', (text, number, measure) => {
  const { container } = render(<UnbrokenNumbers text={text} number={number} />);
  expect(isWhole(measure)).toBe(true);
  expect(container.textContent).toBe(text);
});

it.each([
  ['Linear Probe', 'LP-7'],
  ['Cable EXT-2000-LONG-SHIELDED-R', 'EXT-2000-LONG-SHIELDED-R'],
])('a name stays as it is where the number is not in it, or has no room on a phone', (text, number) => {
  render(<UnbrokenNumbers text={text} number={number} />);
  expect(isWhole(text)).toBe(false);
});
