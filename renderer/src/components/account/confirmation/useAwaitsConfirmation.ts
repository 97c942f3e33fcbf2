import { useEffect, useState } from 'react';
import { useStores } from '../../../stores/context.ts';
import { Task } from '../../../stores/Task.ts';

/** True for a member who sees no prices until their address is confirmed; call it in an observer. */
export function useAwaitsConfirmation(): boolean {
  const { queries, session } = useStores();
  const [reading] = useState(() => new Task());
  const id = session.user?.user_id;
  useEffect(() => {
    // Anew on each visit: they may have confirmed it meanwhile.
    if (id !== undefined) void reading.run(() => queries.reload('readUserInfo', { id }));
  }, [queries, reading, id]);
  return id !== undefined && queries.peek('readUserInfo', { id })?.sees_prices === false;
}
