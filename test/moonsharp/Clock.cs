using System;
using System.Diagnostics;
using System.Runtime.InteropServices;

/// <summary>
/// A clock that stands still while it is stopped. With Mono on Linux it tells the time that the processor gave to this
/// thread, so that whatever else a machine does counts for nothing; elsewhere the time that has passed.
/// </summary>
sealed class Clock
{
    readonly Stopwatch watch = new Stopwatch();
    long begun;
    long gone;

    public static Clock StartNew()
    {
        Clock clock = new Clock();
        clock.Restart();
        return clock;
    }

    public long Micros
    {
        get
        {
            if (!IsOwn) return watch.ElapsedTicks * 1000000 / Stopwatch.Frequency;
            return watch.IsRunning ? gone + Own() - begun : gone;
        }
    }

    public void Restart()
    {
        gone = 0;
        watch.Restart();
        if (IsOwn) begun = Own();
    }

    public void Start()
    {
        watch.Start();
        if (IsOwn) begun = Own();
    }

    public void Stop()
    {
        if (IsOwn && watch.IsRunning) gone += Own() - begun;
        watch.Stop();
    }

#if NET
    /// <summary>Here pauses for garbage are taken off, which are told by the time that has passed.</summary>
    static readonly bool IsOwn = false;
#else
    static readonly bool IsOwn = HasThread;
#endif

    /// <summary>Seconds that the processor has given to this thread; where HasThread.</summary>
    public static double Thread
    {
        get { return Own() / 1e6; }
    }

    /// <summary>Whether the system is Linux, where the clock of a thread has this number.</summary>
    public static bool HasThread
    {
        get
        {
            if (Environment.OSVersion.Platform != PlatformID.Unix) return false;
            byte[] names = new byte[4096];
            Moment moment;
            try
            {
                return uname(names) == 0 && names[0] == 'L' && names[1] == 'i' && clock_gettime(OfThread, out moment) == 0;
            }
            catch (Exception)
            {
                return false;
            }
        }
    }

    const int OfThread = 3;

    struct Moment
    {
        public IntPtr Seconds;
        public IntPtr Nanoseconds;
    }

    [DllImport("libc")]
    static extern int clock_gettime(int clock, out Moment moment);

    [DllImport("libc")]
    static extern int uname(byte[] names);

    static long Own()
    {
        Moment moment;
        clock_gettime(OfThread, out moment);
        return (long)moment.Seconds * 1000000 + (long)moment.Nanoseconds / 1000;
    }
}
