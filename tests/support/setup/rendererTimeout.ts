import { configure } from '@testing-library/react';
import { WAIT_TIMEOUT_MS } from '../checks/timeout.ts';

configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS });
