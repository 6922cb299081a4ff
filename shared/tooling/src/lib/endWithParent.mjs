// Preloaded into the servers we start: when the command that started them is gone, they end as if asked to.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
