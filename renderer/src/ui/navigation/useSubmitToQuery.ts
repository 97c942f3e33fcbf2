import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Sends a form as the query of this page's address, as the browser does without scripts. */
export function useSubmitToQuery(): (event: FormEvent<HTMLFormElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    void navigate({ search: `?${new URLSearchParams(fields).toString()}` });
  };
}
