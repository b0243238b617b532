/** Another text whenever what the API answers may have another shape: what this device kept of it is then let go of. */
export const contractsVersion: string = import.meta.env.CONTRACTS ?? '';
