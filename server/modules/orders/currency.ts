/** All prices of the store are whole cents of this. */
export const CURRENCY = 'USD';
