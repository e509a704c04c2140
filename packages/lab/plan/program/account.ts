/** The account id in plans: AWS's own example id. */
export const accountId = '123456789012';
export const partition = 'aws';
