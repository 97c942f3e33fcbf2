import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Section } from '../../../../../renderer/src/components/blocks/Section.tsx';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';

it('a section is named by its title, beside which its link stands, or nothing', async () => {
  const sections = (
    <>
      <Section title="News" aside={<a href="/article">All</a>}>
        one
      </Section>
      <Section title="Brands">two</Section>
    </>
  );
  await renderPart(sections, { answers: {} });
  expect(screen.getAllByRole('region').map((each) => each.textContent)).toEqual(['NewsAllone', 'Brandstwo']);
  const beside = (name: string) => screen.getByRole('heading', { name }).nextElementSibling;
  expect(beside('News')?.textContent).toBe('All');
  expect(beside('Brands')).toBeNull();
});
